import type { MutationEvent, WelcomeEvent } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gather } from './gather.ts'
import { openTestLake, type TestLake } from './open-test-lake.ts'

let test: TestLake
beforeAll(async () => {
  test = await openTestLake()
})
afterAll(() => test.remove())

describe('a listener', () => {
  it('gets events for documents that appear in, change in, and disappear from its query', async () => {
    const events = gather<WelcomeEvent | MutationEvent>(
      test.editor.listen(
        '*[_type == "post" && rank > $low]',
        { low: 1 },
        { events: ['welcome', 'mutation'], includePreviousRevision: true },
      ),
    )
    await events.until(1)
    await test.editor.create({ _id: 'a', _type: 'post', rank: 1 })
    await test.editor.create({ _id: 'other', _type: 'page', rank: 9 })
    await test.editor.patch('a').set({ rank: 2 }).commit()
    await test.editor.patch('a').set({ rank: 3 }).commit()
    const { transactionId } = await test.editor.delete('a')
    const [welcome, ...heard] = await events.until(4)
    events.stop()
    expect(welcome).toMatchObject({ type: 'welcome', listenerName: expect.any(String) })
    expect(heard.map((event) => 'transition' in event && event.transition)).toEqual([
      'appear',
      'update',
      'disappear',
    ])
    expect(heard[1]).toMatchObject({
      documentId: 'a',
      previous: { rank: 2 },
      result: { rank: 3 },
      mutations: [{ patch: { id: 'a', set: { rank: 3 } } }],
      transactionTotalEvents: 1,
      transactionCurrentEvent: 1,
    })
    expect(heard[2]).toMatchObject({
      eventId: `${transactionId}#a`,
      transactionId,
      resultRev: transactionId,
    })
  })

  it('gets events for drafts only if it asks for all versions', async () => {
    const published = gather(test.editor.listen('*', {}, { events: ['welcome', 'mutation'] }))
    const all = gather(
      test.editor.listen(
        '*',
        {},
        { events: ['welcome', 'mutation'], includeAllVersions: true, effectFormat: 'mendoza' },
      ),
    )
    await Promise.all([published.until(1), all.until(1)])
    await test.editor.create({ _id: 'drafts.b', _type: 'post' })
    await test.editor.create({ _id: 'b', _type: 'post' })
    const heard = await all.until(3)
    expect(heard[1]).toMatchObject({ documentId: 'drafts.b', effects: { revert: [0, null] } })
    expect((await published.until(2))[1]).toMatchObject({ documentId: 'b' })
    published.stop()
    all.stop()
  })

  it('gets an error for an invalid query, and is rejected without the token', async () => {
    const broken = gather(test.editor.listen('*[_type =='))
    await expect(broken.until(1)).rejects.toMatchObject({ name: 'ChannelError' })
    const refused = gather(test.visitor.listen('*'))
    await expect(refused.until(1)).rejects.toMatchObject({ status: 401 })
  })
})

describe('live events', () => {
  it('announce published content to the public, and no drafts', async () => {
    const live = gather(test.visitor.live.events())
    await live.until(1)
    await test.editor.create({ _id: 'drafts.c', _type: 'post' })
    await test.editor
      .transaction()
      .create({ _id: 'c', _type: 'post' })
      .create({ _id: 'drafts.secret', _type: 'plan' })
      .commit()
    const [welcome, message, ...more] = await live.until(2)
    live.stop()
    expect(welcome).toMatchObject({ type: 'welcome' })
    expect(message).toMatchObject({
      type: 'message',
      tags: ['s1:production', 's1:id:c', 's1:type:post'],
    })
    expect(more).toEqual([])
  })

  it('announce drafts to a client with the token', async () => {
    const live = gather(test.editor.live.events({ includeDrafts: true }))
    await live.until(1)
    await test.editor.create({ _id: 'drafts.d', _type: 'post' })
    expect(await live.until(2)).toHaveLength(2)
    live.stop()
  })

  it('tell a client that missed an event to restart', async () => {
    const stop = new AbortController()
    const response = await test.call('/v2025-05-21/data/live/events/production', {
      headers: { 'last-event-id': 'of-another-run' },
      signal: stop.signal,
    })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    while (!text.includes('event: restart')) text += (await reader?.read())?.value ?? ''
    stop.abort()
    expect(text).toContain('event: welcome')
  })
})
