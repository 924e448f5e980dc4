import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { purgeExpired } from '../retention.ts'
import { sender, temporaryFolder, testLeads, testStore } from '../test/leads.ts'
import { message } from '../test/messages.ts'

describe('the embedded database', () => {
  it('is readable by its owner only', async () => {
    const dataDir = await temporaryFolder()
    const leads = await testLeads({ dataDir })
    await leads.submit('contact', message, sender)
    for (const file of ['leads.db', 'leads.db-wal']) {
      expect((await stat(join(dataDir, file))).mode & 0o077).toBe(0)
    }
  })
})

describe('an erased address', () => {
  const withAddress = async () => {
    const dataDir = await temporaryFolder()
    const leads = await testLeads({ dataDir })
    await leads.submit('contact', { ...message, email: 'erased-word@example.org' }, sender)
    const files = async () => {
      const names = (await readdir(dataDir)).filter((name) => name.startsWith('leads.db'))
      return Buffer.concat(await Promise.all(names.map((name) => readFile(join(dataDir, name)))))
    }
    return { dataDir, leads, files }
  }

  it('is gone from all files of the database', async () => {
    const { leads, files } = await withAddress()
    expect((await files()).includes('erased-word')).toBe(true)
    await leads.inbox.erase('erased-word@example.org')
    expect((await files()).includes('erased-word')).toBe(false)
  })

  it('is gone within an hour if another process was reading', async () => {
    const { dataDir, leads, files } = await withAddress()
    const reader = new Database(join(dataDir, 'leads.db'), { readonly: true })
    reader.exec('begin')
    reader.prepare('select id from leads').get()
    await leads.inbox.erase('erased-word@example.org')
    // SQLite can't empty its log until the reader is gone.
    reader.close()
    await purgeExpired(await testStore(dataDir), Date.now())
    expect((await files()).includes('erased-word')).toBe(false)
  })
})
