import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ContentChange } from '../cache/tags.ts'
import { watchPulse } from './poll-for-changes.ts'

const start = Date.parse('2026-11-21T10:00:20Z')

async function watch() {
  const state = { shown: 3, edits: 'a', isConnected: true, isDown: false }
  const changes: ContentChange[] = []
  const asked: boolean[] = []
  const watched = watchPulse({
    isConnected: () => state.isConnected,
    onChange: (change) => changes.push(change),
    async take(withEdits) {
      asked.push(withEdits)
      if (state.isDown) throw new Error('down')
      return { shown: state.shown, ...(withEdits ? { edits: state.edits } : {}) }
    },
  })
  await vi.advanceTimersByTimeAsync(0)
  return { state, changes, watched, asked }
}

describe('watchPulse', () => {
  beforeEach(() => void vi.useFakeTimers({ now: start }))
  afterEach(() => void vi.useRealTimers())

  it('sees at the start of a minute that the date of a post has come, without any event', async () => {
    const { state, changes, watched, asked } = await watch()
    state.shown = 4
    await vi.advanceTimersByTimeAsync(39_000)
    expect(changes).toEqual([])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(changes).toEqual([['type:blog']])
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(changes).toHaveLength(1)
    watched.stop()
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(asked).toEqual(Array.from({ length: 12 }, () => false))
  })

  it('leaves edits to the events while they come', async () => {
    const { state, changes } = await watch()
    state.edits = 'b'
    await vi.advanceTimersByTimeAsync(120_000)
    expect(changes).toEqual([])
  })

  it('is the fallback for edits within seconds while they do not', async () => {
    const { state, changes, watched } = await watch()
    state.isConnected = false
    watched.hurry()
    await vi.advanceTimersByTimeAsync(5_100)
    expect(changes).toEqual(['all'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(changes).toEqual(['all'])
    state.edits = 'b'
    await vi.advanceTimersByTimeAsync(5_100)
    expect(changes).toEqual(['all', 'all'])
  })

  it('goes on through an outage, and tells what changed in it', async () => {
    const { state, changes, watched } = await watch()
    state.isConnected = false
    watched.hurry()
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
