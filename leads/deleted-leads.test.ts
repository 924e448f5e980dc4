import { copyFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { backUpLeads } from './index.ts'
import { idOf, sender, temporaryFolder, testLeads } from './test/leads.ts'
import { message } from './test/messages.ts'

/** Replaces the database with a copy of it, as a restore does. No process has it open. */
async function restore(backup: string, dataDir: string): Promise<void> {
  const files = (await readdir(dataDir)).filter((name) => name.startsWith('leads.db'))
  for (const name of files) await rm(join(dataDir, name))
  await copyFile(backup, join(dataDir, 'leads.db'))
}

it('deletes leads again that a restore brings back, and no others', async () => {
  const dataDir = await temporaryFolder()
  const backup = join(await temporaryFolder(), 'leads.db')
  const first = await testLeads({ dataDir })
  const submit = async (leads: typeof first, email: string) =>
    idOf(await leads.submit('contact', { ...message, email }, sender))
  await submit(first, 'ada@example.org')
  const deleted = await submit(first, 'bob@example.org')
  const kept = await submit(first, 'kim@example.org')
  await backUpLeads(dataDir, backup, () => undefined)
  await first.inbox.erase('ada@example.org')
  await first.inbox.remove(deleted)
  const again = await submit(first, 'ada@example.org')
  await first.close()

  const second = await testLeads({ dataDir })
  const idsOf = async (leads: typeof first) => (await leads.inbox.list()).map(({ id }) => id).sort()
  expect(await idsOf(second)).toEqual([kept, again].sort())
  await second.close()

  await restore(backup, dataDir)
  const logged: object[] = []
  const log = {
    info: () => {},
    warn: (detail: object) => void logged.push(detail),
    error: () => {},
  }
  expect(await idsOf(await testLeads({ dataDir, log }))).toEqual([kept])
  expect(logged).toEqual([{ leads: 2 }])
})
