import { expect, it } from 'vitest'
import { limitConcurrency } from './submit.ts'

it('answers calls past a number that run at once without running them', async () => {
  const running: (() => void)[] = []
  const run = (name: string) =>
    new Promise<string>((resolve) => running.push(() => resolve(`ran ${name}`)))
  const limited = limitConcurrency(2, run, 'full')
  const [first, second] = [limited('first'), limited('second')]
  expect(await limited('third')).toBe('full')
  running[0]?.()
  expect(await first).toBe('ran first')
  const fourth = limited('fourth')
  expect(running).toHaveLength(3)
  for (const end of running) end()
  expect(await Promise.all([second, fourth])).toEqual(['ran second', 'ran fourth'])
})
