import { once } from 'node:events'
import { existsSync } from 'node:fs'
import {
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { assert, asyncProperty, constantFrom, integer, nat, record } from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readSettings } from '../start/settings.ts'
import { checksumsOf } from './backup-files.ts'
import { BackupError, writeManifest } from './manifest.ts'
import { restore } from './restore.ts'

const silent = { line() {}, progress() {} }
const owner = { uid: 65_534, gid: 65_534 }
/** The SHA-1 is that of an empty file. */
const asset = 'content/assets/da39a3ee5e6b4b0d3255bfef95601890afd80709.png'
const isRoot = process.getuid?.() === 0
const why = isRoot ? '' : ' (skipped: only root can give files away)'

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'restore-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

function database(file: string): void {
  const tables = file.endsWith('lake.db')
    ? 'CREATE TABLE documents (body); CREATE TABLE revisions (body, mutations)'
    : 'CREATE TABLE leads (fields)'
  new Database(file).exec(tables).close()
}

async function backupFolder(): Promise<string> {
  const folder = await temporaryFolder()
  database(join(folder, 'leads.db'))
  await mkdir(join(folder, 'content', 'assets'), { recursive: true })
  database(join(folder, 'content', 'lake.db'))
  await writeFile(join(folder, asset), '')
  const at = new Date().toISOString()
  const content = { documents: 0, assets: 1 }
  const files = await checksumsOf(folder)
  await writeManifest(folder, { version: 2, at, leads: { leads: 0 }, content, files, damage: [] })
  return folder
}

async function expectRejected(folder: string, DATA_DIR: string): Promise<void> {
  await expect(restore(readSettings({ DATA_DIR }), folder, false, silent)).rejects.toThrow(
    BackupError,
  )
  expect(await readdir(DATA_DIR)).toEqual([])
}

it("creates a data folder that is its user's alone", async () => {
  const DATA_DIR = join(await temporaryFolder(), 'data')
  await restore(readSettings({ DATA_DIR }), await backupFolder(), false, silent)
  expect((await stat(DATA_DIR)).mode & 0o077).toBe(0)
})

it('replaces nothing if a site starts during the copy', async () => {
  const DATA_DIR = await temporaryFolder()
  const file = join(DATA_DIR, 'leads.db')
  database(file)
  const restoring = restore(readSettings({ DATA_DIR }), await backupFolder(), true, silent)
  const rejected = expect(restoring).rejects.toThrow('Stop it first')
  while (!existsSync(join(DATA_DIR, '.restoring'))) await nextTurn()
  const site = new Database(file)
  site.pragma('journal_mode = WAL')
  site.exec('SELECT * FROM leads')
  await rejected
  site.close()
  expect(await readdir(DATA_DIR)).toEqual(['leads.db'])
})

describe.runIf(isRoot)(`a restore by root${why}`, () => {
  it('gives all files to the owner of DATA_DIR, including the replaced ones', async () => {
    const folder = await backupFolder()
    const DATA_DIR = await temporaryFolder()
    await chown(DATA_DIR, owner.uid, owner.gid)
    const settings = readSettings({ DATA_DIR })
    await restore(settings, folder, false, silent)
    await restore(settings, folder, true, silent)

    const names = await readdir(DATA_DIR, { recursive: true })
    expect(names).toContain(asset)
    expect(names.some((name) => name.startsWith('before-restore-'))).toBe(true)
    for (const name of names) expect(await stat(join(DATA_DIR, name)), name).toMatchObject(owner)
  })
})

describe('a backup with anything but its own files', () => {
  const tampered: Record<string, (folder: string) => Promise<unknown>> = {
    'a link to a file': (folder) =>
      symlink('/etc/passwd', join(folder, 'content', 'assets', 'b.png')),
    'a link to a folder': (folder) => symlink('/etc', join(folder, 'content', 'assets', 'etc')),
    'a link in place of the leads': async (folder) => {
      await rename(join(folder, 'leads.db'), join(folder, 'other.db'))
      await symlink(join(folder, 'other.db'), join(folder, 'leads.db'))
    },
    'a link in place of the content': async (folder) => {
      await rename(join(folder, 'content'), join(folder, 'other'))
      await symlink(join(folder, 'other'), join(folder, 'content'))
    },
    "the platform's token": (folder) => writeFile(join(folder, 'content', 'token'), 'x'.repeat(43)),
    'a marker': (folder) => writeFile(join(folder, 'content', 'seeded'), ''),
    'a journal': (folder) => writeFile(join(folder, 'leads.db-wal'), ''),
    'a folder': (folder) => mkdir(join(folder, 'content', 'image-cache')),
    'a folder named like an asset': (folder) => mkdir(join(folder, `${asset}x`)),
    'an asset that was not backed up': (folder) =>
      writeFile(join(folder, asset.replace('png', 'svg')), '<svg/>'),
    'without checksums, an asset whose name is of another file': async (folder) => {
      await writeFile(join(folder, asset), 'other')
      const at = new Date().toISOString()
      await writeManifest(folder, { version: 1, at, content: { documents: 0, assets: 1 } })
    },
    'without one of its files': (folder) => rm(join(folder, asset)),
    'a socket': async (folder) => {
      const server = createServer().listen(join(folder, 'content', 'assets', 'socket'))
      onTestFinished(() => void server.close())
      await once(server, 'listening')
    },
  }

  it.each(Object.entries(tampered))('is rejected: %s', async (_, tamper) => {
    const folder = await backupFolder()
    const DATA_DIR = await temporaryFolder()
    await tamper(folder)
    await expectRejected(folder, DATA_DIR)
  })
})

it('rejects a backup with changed bytes, and changes nothing', async () => {
  const folder = await backupFolder()
  const DATA_DIR = await temporaryFolder()
  const change = record({
    path: constantFrom('leads.db', 'content/lake.db'),
    place: nat(),
    by: integer({ min: 1, max: 255 }),
  })
  await assert(
    asyncProperty(change, async ({ path, place, by }) => {
      const file = join(folder, path)
      const whole = await readFile(file)
      const changed = Buffer.from(whole)
      const at = place % whole.length
      changed[at] = ((whole[at] ?? 0) + by) % 256
      await writeFile(file, changed)
      try {
        await expectRejected(folder, DATA_DIR)
      } finally {
        await writeFile(file, whole)
      }
    }),
    { numRuns: 50 },
  )
})
