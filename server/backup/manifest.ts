import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** The reason why a backup or restore cannot be done. */
export class BackupError extends Error {
  override name = 'BackupError'
}

const manifestShape = z.object({
  /** Version 1 has no checksums. */
  version: z.literal([1, 2]),
  /** When the backup began (ISO 8601). */
  at: z.string(),
  leads: z.object({ leads: z.number() }).optional(),
  content: z.object({ documents: z.number(), assets: z.number() }).optional(),
  /** The SHA-256 of each file, in hex, by its path in the backup. */
  files: z.record(z.string(), z.string()).optional(),
  /** What is damaged, and missing here; empty for a complete backup. */
  damage: z.array(z.string()).optional(),
})

/** The contents of a backup. Written last: a folder without it is not a finished backup. */
export type Manifest = z.infer<typeof manifestShape>

export const manifestName = 'backup.json'

/** Writes the manifest, which marks a backup as finished. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  await writeFile(join(folder, manifestName), text, { mode: 0o600, flush: true })
}

/** @throws BackupError when the folder has no finished backup that this version can read */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, manifestName)
  const text = await readFile(file, 'utf8').catch(() => {
    throw new BackupError(`${folder} has no finished backup (${manifestName} is missing).`)
  })
  try {
    return manifestShape.parse(JSON.parse(text))
  } catch {
    throw new BackupError(`${file} cannot be read: was it made by a newer version?`)
  }
}
