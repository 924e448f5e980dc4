import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sender, temporaryFolder, testLeads } from '../test/leads.ts'
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
  it('is gone from all files of the database', async () => {
    const dataDir = await temporaryFolder()
    const leads = await testLeads({ dataDir })
    await leads.submit('contact', { ...message, email: 'erased-word@example.org' }, sender)
    const files = async () => {
      const names = (await readdir(dataDir)).filter((name) => name.startsWith('leads.db'))
      return Buffer.concat(await Promise.all(names.map((name) => readFile(join(dataDir, name)))))
    }
    expect((await files()).includes('erased-word')).toBe(true)
    await leads.inbox.erase('erased-word@example.org')
    expect((await files()).includes('erased-word')).toBe(false)
  })
})
