import { once } from 'node:events'
import {
  chown,
  mkdir,
  mkdtemp,
  readdir,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readSettings } from '../start/settings.ts'
import { BackupError, writeManifest } from './manifest.ts'
import { restore } from './restore.ts'

const silent = { line() {}, progress() {} }
const owner = { uid: 65_534, gid: 65_534 }
const isRoot = process.getuid?.() === 0
const why = isRoot ? '' : ' (skipped: only root can give files away)'

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'restore-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

function database(file: string): void {
  new Database(file).exec('CREATE TABLE leads (id)').close()
}

async function backupFolder(): Promise<string> {
  const folder = await temporaryFolder()
  database(join(folder, 'leads.db'))
  await mkdir(join(folder, 'content', 'files'), { recursive: true })
  database(join(folder, 'content', 'lake.db'))
  await writeFile(join(folder, 'content', 'files', 'a.png'), '')
  const at = new Date().toISOString()
  const content = { documents: 0, assets: 1 }
  await writeManifest(folder, { version: 1, at, leads: { leads: 0 }, content })
  return folder
}

describe.runIf(isRoot)(`a restore by root${why}`, () => {
  it('gives all files to the owner of DATA_DIR, including the replaced ones', async () => {
    const folder = await backupFolder()
    const DATA_DIR = await temporaryFolder()
    await chown(DATA_DIR, owner.uid, owner.gid)
    const settings = readSettings({ DATA_DIR })
    await restore(settings, folder, false, silent)
    await restore(settings, folder, true, silent)

    const names = await readdir(DATA_DIR, { recursive: true })
    expect(names).toContain(join('content', 'files', 'a.png'))
    expect(names.some((name) => name.startsWith('before-restore-'))).toBe(true)
    for (const name of names) expect(await stat(join(DATA_DIR, name)), name).toMatchObject(owner)
  })
})

describe('a backup with anything but plain files and folders', () => {
  const tampered: Record<string, (folder: string) => Promise<unknown>> = {
    'a link to a file': (folder) =>
      symlink('/etc/passwd', join(folder, 'content', 'files', 'b.png')),
    'a link to a folder': (folder) => symlink('/etc', join(folder, 'content', 'files', 'etc')),
    'a link in place of the leads': async (folder) => {
      await rename(join(folder, 'leads.db'), join(folder, 'other.db'))
      await symlink(join(folder, 'other.db'), join(folder, 'leads.db'))
    },
    'a link in place of the content': async (folder) => {
      await rename(join(folder, 'content'), join(folder, 'other'))
      await symlink(join(folder, 'other'), join(folder, 'content'))
    },
    'a socket': async (folder) => {
      const server = createServer().listen(join(folder, 'content', 'files', 'socket'))
      onTestFinished(() => void server.close())
      await once(server, 'listening')
    },
  }

  it.each(Object.entries(tampered))('is rejected: %s', async (_, tamper) => {
    const folder = await backupFolder()
    const DATA_DIR = await temporaryFolder()
    await tamper(folder)
    await expect(restore(readSettings({ DATA_DIR }), folder, false, silent)).rejects.toThrow(
      BackupError,
    )
    expect(await readdir(DATA_DIR)).toEqual([])
  })
})
