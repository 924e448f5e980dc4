import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { testEnvironment } from '../../tests/fixtures/environment.ts'

const command = fileURLToPath(import.meta.resolve('#server/commands/studio.ts'))

it.each([['biuld'], ['build', 'more']])('installs nothing for %s', (...args) => {
  const { status, stderr } = spawnSync(process.execPath, [command, ...args], {
    env: testEnvironment({}),
    encoding: 'utf8',
    timeout: 20_000,
  })
  expect([status, stderr]).toEqual([2, expect.stringContaining('Usage')])
})
