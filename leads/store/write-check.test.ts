import { sql } from 'kysely'
import { expect, it, onTestFinished, vi } from 'vitest'
import { temporaryFolder, testStore } from '../test/leads.ts'
import { writeCheck } from './write-check.ts'

it('fails while nothing can be stored, and never tries what is stored already', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const store = await testStore(await temporaryFolder())
  const write = vi.spyOn(store, 'write')
  const check = writeCheck(store, Date.now)
  const stored: unknown[] = []
  for (const isFull of [false, true, false, true, true, false]) {
    vi.advanceTimersByTime(10_000)
    if (isFull) write.mockRejectedValueOnce(new Error('full'))
    if (isFull) await expect(check()).rejects.toThrow('full')
    else await check()
    const db = await store.open()
    const row = await db.selectFrom('write_checks').select('filler').executeTakeFirstOrThrow()
    if (!isFull) stored.push(row.filler)
  }
  expect(new Set(stored).size).toBe(3)
})

it('a full disk is the reason of an error, not that SQLite has rolled back', async () => {
  const store = await testStore(await temporaryFolder())
  await sql`pragma max_page_count = 1`.execute(await store.open())
  const filler = 'x'.repeat(1_000_000)
  const write = store.write((trx) =>
    trx.insertInto('write_checks').values({ id: 1, checked_at: 0, filler }).execute(),
  )
  await expect(write).rejects.toMatchObject({ code: 'SQLITE_FULL' })
})
