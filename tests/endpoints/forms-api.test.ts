import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { newIpAddress } from './http.ts'

const document = readFileSync(join(import.meta.dirname, '../../docs/forms-api.md'), 'utf8')
const commands = [...document.matchAll(/^curl .+$/gm)].map(([command]) => command)
/** `--json` came with curl 7.82. */
const hasCurl = / --json /.test(spawnSync('curl', ['--help', 'all'], { encoding: 'utf8' }).stdout)

it('documents every form', () => {
  expect(commands).toHaveLength(4)
})

it.runIf(hasCurl).each(commands)('%s', (command) => {
  const here = command.replace('http://127.0.0.1:3000', inject('siteUrl'))
  const response = execFileSync('sh', ['-c', `${here} -H 'x-forwarded-for: ${newIpAddress()}'`])
  expect(JSON.parse(response.toString())).toMatchObject({ ok: true })
})
