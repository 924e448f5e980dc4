import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { nodeFlags } from './node-flags.ts'

const RUNS = 24
/** Longer than any pause of a busy machine, because a hanging process never ends. */
const HANG_MS = 30_000

/**
 * Exits while hundreds of functions are being compiled and the heap grows. Without the flags, a third of runs
 * hang.
 */
const program = `
const functions = Array.from({ length: 400 }, (_, index) => new Function('a', \`
  const objects = []
  for (let i = 0; i < 60; i++) objects.push({ i, sum: a * i + \${index}, name: 'x' + i })
  return objects.length\`))
const kept = []
const end = Date.now() + 60 + Math.random() * 120
for (let i = 0; Date.now() < end; i++) {
  functions[i % functions.length](i)
  if (i % 50 === 0) kept.push(new Array(200).fill(i))
}
process.exit(0)`

it('keep a process from hanging when it exits', { timeout: 2 * HANG_MS }, async () => {
  const run = promisify(execFile)
  const exits = async () => {
    for (let i = 0; i < RUNS / 2; i += 1) {
      await run(process.execPath, [...nodeFlags, '--eval', program], { timeout: HANG_MS })
    }
  }
  await expect(Promise.all([exits(), exits()])).resolves.toBeDefined()
})
