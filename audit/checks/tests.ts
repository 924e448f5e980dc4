import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Row } from '../row.ts'

/** What `npm test` holds of the audit, run on every page, not on one of each make. */
const suites = [
  ['axe, head, reflow and policy on every address, with and without script', 'every-url'],
  ['Keyboard, names, text size, motion', 'access', 'large-text'],
  ['Privacy: third parties, storage, consent, GPC', 'privacy'],
] as const
const endpointSuites = [
  ['Security headers on every kind of answer', 'security-headers'],
  ['Structured data, shared links', 'structured-data'],
  ['Feed, sitemap, robots, llms.txt, security.txt', 'feeds', 'twins'],
  ['Hostile requests and content', 'hostile'],
] as const

/** The audit's parts that are tests: each suite a line of the table. */
export async function runTests(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'audit-tests-'))
  const rows: Row[] = []
  try {
    for (const [check, ...names] of endpointSuites) {
      const file = join(folder, `${names[0]}.json`)
      const words = [
        'run',
        '--config',
        'vitest.endpoints.config.ts',
        ...names.map((n) => `endpoints/${n}`),
      ]
      run('vitest', [...words, '--reporter=json', `--outputFile=${file}`], {})
      const { numPassedTests = 0, numFailedTests = 0 } = await read(file)
      rows.push(rowOf(check, numPassedTests, numFailedTests))
    }
    for (const [check, ...names] of suites) {
      const file = join(folder, `${names[0]}.json`)
      const words = names.map((name) => `tests/browser/${name}.spec.ts`)
      run('playwright', ['test', ...words, '--reporter=json'], {
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        EVERY_PAGE: '1',
      })
      const { expected = 0, unexpected = 0, flaky = 0 } = (await read(file)).stats ?? {}
      rows.push(rowOf(check, expected + flaky, unexpected))
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return rows
}

function run(command: string, words: string[], env: Record<string, string>): void {
  console.log(`  ${command} ${words.join(' ')}`)
  spawnSync(command, words, { stdio: 'ignore', env: { ...process.env, ...env } })
}

interface Report {
  numPassedTests?: number
  numFailedTests?: number
  stats?: { expected?: number; unexpected?: number; flaky?: number }
}

async function read(file: string): Promise<Report> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
}

function rowOf(check: string, passed: number, failed: number): Row {
  return {
    check,
    measured: `${passed} passed, ${failed} failed`,
    wanted: '0 failed',
    isMet: failed === 0 && passed > 0,
    notes: ['Run the suite by itself to see what failed.'],
  }
}
