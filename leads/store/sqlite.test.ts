import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { message, sender, temporaryFolder, testLeads } from '../test-leads.ts'

describe('the embedded database', () => {
  it('is in a file that only its owner can read', async () => {
    const dataDir = await temporaryFolder()
    const leads = await testLeads({ dataDir })
    await leads.submit('contact', message, sender)
    for (const file of ['leads.db', 'leads.db-wal']) {
      expect((await stat(join(dataDir, file))).mode & 0o077).toBe(0)
    }
  })
})
