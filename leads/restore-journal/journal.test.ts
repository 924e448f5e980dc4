import { appendFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../test/leads.ts'
import { openRestoreJournal } from './journal.ts'

const deleted = { type: 'lead-deleted', id: 'a' } as const
const unsubscribed = { type: 'unsubscribed', id: 'b', at: 5 } as const

it('has all entries but those that were not written to their end', async () => {
  const folder = await temporaryFolder()
  const journal = openRestoreJournal(folder)
  await journal.add([deleted])
  await appendFile(join(folder, 'restore-journal.jsonl'), '\n{"type":"lead-del')
  await journal.tryToAdd(unsubscribed)
  expect(await journal.read()).toEqual([deleted, unsubscribed])
})

it('takes over the files of earlier releases once', async () => {
  const folder = await temporaryFolder()
  const files = {
    'deleted-leads.txt': '\na\nc',
    'unsubscribed-leads.txt': '\nb 5\nx',
    'changed-people.txt': '\np1 7 sales\np1 used h1\np2 8 removed',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const entries = [
    deleted,
    { type: 'lead-deleted', id: 'c' },
    unsubscribed,
    { type: 'person-changed', id: 'p1', at: 7, role: 'sales' },
    { type: 'recovery-code-used', id: 'p1', hash: 'h1' },
    { type: 'person-changed', id: 'p2', at: 8, role: 'removed' },
  ]
  for (let start = 0; start < 2; start += 1)
    expect(await openRestoreJournal(folder).read()).toEqual(entries)
  expect(await readdir(folder)).toEqual(['restore-journal.jsonl'])
})
