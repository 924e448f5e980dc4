import { mkdir, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { idOf, sender, temporaryFolder, testLeads } from '../test/leads.ts'
import { message } from '../test/messages.ts'
import { backUp, restore } from '../test/restore.ts'

it('deletes leads and filters again that a restore brings back, and no others', async () => {
  const dataDir = await temporaryFolder()
  const first = await testLeads({ dataDir })
  const submit = async (leads: typeof first, email: string) =>
    idOf(await leads.submit('contact', { ...message, email }, sender))
  await submit(first, 'ada@example.org')
  const deleted = await submit(first, 'bob@example.org')
  const kept = await submit(first, 'kim@example.org')
  for (const name of [`About ${message.name}`, 'Kims'])
    await first.inbox.saveFilter(name, 'status=new')
  const backup = await backUp(dataDir)
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
  const third = await testLeads({ dataDir, log })
  expect(await idsOf(third)).toEqual([kept])
  expect((await third.inbox.savedFilters()).map(({ name }) => name)).toEqual(['Kims'])
  expect(logged).toEqual([{ count: 2 }])
})

it('deletes leads again when the restored database opens only after the start', async () => {
  const dataDir = await temporaryFolder()
  const first = await testLeads({ dataDir })
  const id = idOf(await first.submit('contact', message, sender))
  const backup = await backUp(dataDir)
  await first.inbox.remove(id)
  await first.close()
  const file = join(dataDir, 'leads.db')
  await rm(file)
  await mkdir(file)
  const second = await testLeads({ dataDir })
  await rmdir(file)
  await restore(backup, dataDir)
  expect(await second.inbox.show(id)).toBeUndefined()
})
