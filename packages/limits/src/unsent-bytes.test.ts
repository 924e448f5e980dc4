import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { UnsentBytes } from './unsent-bytes.ts'

it('closes the responses of the client with the most unread data', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const unsent = new UnsentBytes(1_000_000)
  const open = (reader: string, bytes: number) => {
    const response = new ServerResponse(new IncomingMessage(new Socket()))
    unsent.watch(response)
    unsent.assign(response, reader)
    response.write(Buffer.alloc(bytes))
    return response
  }
  const many = Array.from({ length: 3 }, () => open('ada', 250_000))
  const largest = open('bob', 400_000)
  vi.advanceTimersByTime(2_000)
  expect(many.map(({ destroyed }) => destroyed)).toEqual([true, false, false])
  expect([largest.destroyed, unsent.of('bob') >= 400_000]).toEqual([false, true])
})
