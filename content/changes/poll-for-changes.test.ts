import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { InvalidationTags } from '#cache/index.ts'
import { pollForChanges } from './poll-for-changes.ts'

const start = Date.parse('2026-11-21T10:00:20Z')

async function startPolling() {
  const state = { published: 3, edits: 'a', isConnected: true, isDown: false }
  const changes: InvalidationTags[] = []
  const queries: boolean[] = []
  const polling = pollForChanges({
    isConnected: () => state.isConnected,
    onChange: (change) => changes.push(change),
    async readVersion(withEdits) {
      queries.push(withEdits)
      if (state.isDown) throw new Error('down')
      return { published: state.published, ...(withEdits ? { edits: state.edits } : {}) }
    },
  })
  await vi.advanceTimersByTimeAsync(0)
  return { state, changes, polling, queries }
}

describe('pollForChanges', () => {
  beforeEach(() => void vi.useFakeTimers({ now: start }))
  afterEach(() => void vi.useRealTimers())

  it('detects a passed publication date at the start of a minute', async () => {
    const { state, changes, polling, queries } = await startPolling()
    state.published = 4
    await vi.advanceTimersByTimeAsync(39_000)
    expect(changes).toEqual([])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(changes).toEqual([['type:blog']])
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(changes).toHaveLength(1)
    polling.stop()
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(queries).toEqual(Array.from({ length: 12 }, () => false))
  })

  it('does not query for edits while live events arrive', async () => {
    const { state, changes } = await startPolling()
    state.edits = 'b'
    await vi.advanceTimersByTimeAsync(120_000)
    expect(changes).toEqual([])
  })

  it('detects edits within seconds while there are no live events', async () => {
    const { state, changes, polling } = await startPolling()
    state.isConnected = false
    polling.reschedule()
    await vi.advanceTimersByTimeAsync(5_100)
    expect(changes).toEqual(['all'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(changes).toEqual(['all'])
    state.edits = 'b'
    await vi.advanceTimersByTimeAsync(5_100)
    expect(changes).toEqual(['all', 'all'])
  })

  it('continues during an outage and then reports the changes', async () => {
    const { state, changes, polling } = await startPolling()
    state.isConnected = false
    polling.reschedule()
    await vi.advanceTimersByTimeAsync(5_100)
    state.isDown = true
    await vi.advanceTimersByTimeAsync(600_000)
    expect(changes).toHaveLength(1)
    state.isDown = false
    state.edits = 'b'
    await vi.advanceTimersByTimeAsync(5_100)
    expect(changes).toEqual(['all', 'all'])
  })
})
