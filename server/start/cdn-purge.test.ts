import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { cdnPurge } from './cdn-purge.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

const url = 'https://cdn.example/purge'

it('asks the CDN once for several changes, with the token', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{}'))
  const warn = vi.fn()
  const purge = cdnPurge({ url, token: 'key', log: { warn }, fetch })
  purge()
  purge()
  await vi.runAllTimersAsync()
  expect(fetch).toHaveBeenCalledOnce()
  const [address, init] = fetch.mock.calls[0] ?? []
  expect([address, init?.method]).toEqual([url, 'POST'])
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer key')
  expect(warn).not.toHaveBeenCalled()
})

it('logs a refusal', async () => {
  const warn = vi.fn()
  const fetch = async () => new Response('', { status: 403 })
  cdnPurge({ url, log: { warn }, fetch })()
  await vi.runAllTimersAsync()
  expect(warn).toHaveBeenCalledWith({ reason: 'status 403' }, 'CDN not purged')
})
