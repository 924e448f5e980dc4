import { expect, it, onTestFinished, vi } from 'vitest'
import { GroqProcess } from './groq-process.ts'

it('rejects a request that cannot be serialized, and handles the next one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const module = new URL('./filter-worker.ts', import.meta.url)
  const process = new GroqProcess<object, unknown>({ module, megabytes: 32 })
  onTestFinished(() => process.close())
  await expect(process.run({ text: () => {} }, 10_000)).rejects.toThrow('could not be cloned')
  // A timer that is left would reject what nobody awaits, which ends the platform.
  expect(vi.getTimerCount()).toBe(0)
  expect(await process.run({ text: '*', parameters: {}, documents: [] }, 10_000)).toBeDefined()
})
