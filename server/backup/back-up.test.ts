import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { assert, asyncProperty, integer, nat } from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import { openLeads } from '#leads/index.ts'
import { message } from '#leads/test/messages.ts'
import { readSettings } from '../start/settings.ts'
import { backUp } from './back-up.ts'
import { BackupError } from './manifest.ts'
import { restore } from './restore.ts'

const silent = { line() {}, progress() {} }
const log = { info() {}, warn() {}, error() {} }

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'back-up-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A data folder with some leads, and an asset. */
async function dataFolder(): Promise<string> {
  const DATA_DIR = await temporaryFolder()
  const settings = readSettings({ DATA_DIR })
  const leads = await openLeads({
    ...settings,
    log,
    renderMail: async () => '',
  })
  for (let count = 0; count < 20; count += 1) {
    const address = `192.0.2.${count}`
    expect((await leads.submit('contact', message, { address })).state).toBe('accepted')
  }
  await leads.close()
  const assets = join(DATA_DIR, 'content', 'assets')
  await mkdir(assets, { recursive: true })
  await writeFile(join(assets, 'da39a3ee5e6b4b0d3255bfef95601890afd80709.txt'), '')
  const lake = new Database(join(DATA_DIR, 'content', 'lake.db'))
  lake.exec(
    'CREATE TABLE documents (id TEXT PRIMARY KEY, body TEXT); CREATE TABLE revisions (body, mutations)',
  )
  lake.prepare('INSERT INTO documents VALUES (?, ?)').run('a', '{"_id": "a", "_type": "note"}')
  lake.close()
  return DATA_DIR
}

it('copies everything, or reports the damage, whichever bytes are overwritten', async () => {
  const whole = await dataFolder()
  const page = 4096
  await assert(
    asyncProperty(nat(), integer({ min: 0, max: 255 }), async (place, byte) => {
      const DATA_DIR = await temporaryFolder()
      await cp(whole, DATA_DIR, { recursive: true })
      const file = join(DATA_DIR, 'leads.db')
      const bytes = await readFile(file)
      const at = (place % (bytes.length / page)) * page
      bytes.fill(byte, at, at + page)
      await writeFile(file, bytes)
      const folder = join(await temporaryFolder(), 'backup')
      const { leads, content, damage } = await backUp(readSettings({ DATA_DIR }), folder, silent)
      expect(content).toEqual({ documents: 1, assets: 1 })
      if (damage?.length === 0) expect(leads).toEqual({ leads: 20 })
      else expect(await readdir(folder)).not.toContain('leads.db')
    }),
    { numRuns: 30 },
  )
})

it('names a damaged asset, and fails if nothing can be copied', async () => {
  const DATA_DIR = await dataFolder()
  const asset = join('content', 'assets', 'da39a3ee5e6b4b0d3255bfef95601890afd80709.txt')
  await writeFile(join(DATA_DIR, asset), 'other')
  const settings = readSettings({ DATA_DIR })
  const made = await backUp(settings, join(await temporaryFolder(), 'backup'), silent)
  expect(made).toMatchObject({ leads: { leads: 20 }, damage: [expect.stringContaining(asset)] })

  for (const file of ['leads.db', 'content/lake.db'])
    await writeFile(join(DATA_DIR, file), 'no database')
  const target = join(await temporaryFolder(), 'backup')
  await expect(backUp(settings, target, silent)).rejects.toThrow(BackupError)
})

it('is restored over a damaged database, without its sessions', async () => {
  const DATA_DIR = await dataFolder()
  const settings = readSettings({ DATA_DIR })
  const database = new Database(join(DATA_DIR, 'leads.db'))
  database.exec("INSERT INTO sessions VALUES ('hash', 'password', 9e15)")
  database.exec("INSERT INTO secrets VALUES ('devices', 'known'), ('links', 'known')")
  database.close()
  const folder = join(await temporaryFolder(), 'backup')
  await backUp(settings, folder, silent)
  await writeFile(join(DATA_DIR, 'leads.db'), 'no database')
  await restore(settings, folder, true, silent)
  const restored = new Database(join(DATA_DIR, 'leads.db'))
  expect(restored.prepare('SELECT * FROM sessions').all()).toEqual([])
  const names = restored.prepare('SELECT name FROM secrets').pluck().all()
  expect(names).not.toContain('devices')
  expect(names).toContain('links')
  expect(restored.prepare('SELECT count(*) FROM leads').pluck().get()).toBe(20)
  restored.close()
})
