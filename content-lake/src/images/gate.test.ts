import { expect, it } from 'vitest'
import { Gate } from './gate.ts'

it('runs a few tasks at a time, lets some wait and turns the rest away', async () => {
  const gate = new Gate(2, 1)
  const ends: (() => void)[] = []
  const task = () => gate.run(() => new Promise<void>((resolve) => ends.push(resolve)))
  const [first, second, third] = [task(), task(), task()]
  await expect(task()).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
  expect(ends).toHaveLength(2)
  ends[0]?.()
  await first
  await Promise.resolve()
  expect(ends).toHaveLength(3)
  for (const end of ends) end()
  await Promise.all([second, third])
  await expect(gate.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await gate.run(async () => 'free again')).toBe('free again')
})
