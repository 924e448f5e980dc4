import { access, constants, mkdir, statfs } from 'node:fs/promises'
import { SettingsError } from './settings.ts'

const MB = 1024 * 1024
/**
 * Enough for what the first start writes: the seed dataset with its images, and the databases with their
 * journals; and for the free space that the content platform requires.
 */
const MIN_FREE_BYTES = 128 * MB

/** A visitor's file leaves room for some thousand messages, which need little. */
const MIN_FREE_BYTES_FOR_FILES = 512 * MB

/**
 * Creates the data folder if it doesn't exist. From then on, what this process and those that it starts write is
 * their user's alone.
 * @throws SettingsError when it's not writable
 */
export async function openDataDirectory(directory: string): Promise<void> {
  try {
    // Leads and drafts are in it. An existing folder keeps the permissions that its owner chose.
    process.umask(0o077)
    await mkdir(directory, { recursive: true, mode: 0o700 })
    // `mkdir` succeeds for an existing folder in a read-only file system.
    await access(directory, constants.W_OK)
  } catch (error) {
    throw new SettingsError(
      `DATA_DIR: cannot write to ${directory} (${messageOf(error)}). Give this user the folder, or set DATA_DIR to another one.`,
    )
  }
}

/** @throws SettingsError when its disk doesn't have room for the seed dataset */
export async function requireFreeSpace(directory: string): Promise<void> {
  const { bavail, bsize } = await statfs(directory)
  const free = bavail * bsize
  if (free >= MIN_FREE_BYTES) return
  throw new SettingsError(
    `DATA_DIR: the disk of ${directory} has ${Math.floor(free / MB)} MB left, and the first start needs ${MIN_FREE_BYTES / MB}. Free some space, or set DATA_DIR to a folder on another disk.`,
  )
}

/** Whether the disk of the data folder has room for the file of a visitor. */
export async function hasSpaceForFiles(directory: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize >= MIN_FREE_BYTES_FOR_FILES
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
