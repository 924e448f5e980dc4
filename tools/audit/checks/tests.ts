import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Row } from '../row.ts'

interface Suite {
  check: string
  runner: 'vitest' | 'playwright'
  /** Parts of the names of its files. */
  files: readonly string[]
}

/** The tests of `npm test` that are part of the audit, on every page and not one of each template. */
export const suites: readonly Suite[] = [
  {
    check: 'Security headers on every kind of response',
    runner: 'vitest',
    files: ['security-headers'],
  },
  { check: 'Structured data, shared links', runner: 'vitest', files: ['structured-data'] },
  {
    check: 'Feed, sitemap, robots, llms.txt, security.txt, Markdown alternates',
    runner: 'vitest',
    files: ['feeds', 'markdown-alternates'],
  },
  { check: 'Hostile requests and content', runner: 'vitest', files: ['hostile', 'images'] },
  {
    check: 'axe on every address and in every state; head, reflow and policy, without script too',
    runner: 'playwright',
    files: ['every-url', 'states'],
  },
  {
    check: 'Keyboard, names, menus, announcements, text size, motion, forced colors',
    runner: 'playwright',
    files: [
      'access',
      'header',
      'mobile-menu',
      'navigation',
      'large-text',
      'text-spacing',
      'looping-videos',
    ],
  },
  {
    check: 'Third parties, storage, consent, Global Privacy Control, trusted types',
    runner: 'playwright',
    files: ['privacy', 'hydration'],
  },
]

/**
 * Runs one suite and returns its line of the table.
 * @throws when its runner writes no report
 */
export async function runTests({ check, runner, files }: Suite): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'audit-tests-'))
  const report = join(folder, 'report.json')
  try {
    if (runner === 'vitest') {
      const config = ['run', '--config', 'vitest.endpoints.config.ts']
      const names = files.map((name) => `endpoints/${name}`)
      run('vitest', [...config, ...names, '--reporter=json', `--outputFile=${report}`], {})
    } else {
      const names = files.map((name) => `tests/browser/${name}.spec.ts`)
      const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, EVERY_PAGE: '1' }
      run('playwright', ['test', ...names, '--reporter=json'], env)
    }
    const results = resultsIn(JSON.parse(await readFile(report, 'utf8')))
    const failed = results.filter(({ ok }) => !ok)
    return [
      {
        check,
        measured: `${results.length - failed.length} passed, ${failed.length} failed`,
        wanted: '0 failed',
        isMet: failed.length === 0 && results.length > 0,
        notes: failed.map(({ name, why }) => `${name}: ${why.split('\n')[0]}`),
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function run(command: string, words: string[], env: Record<string, string>): void {
  console.log(`  ${command} ${words.slice(0, -1).join(' ')}`)
  spawnSync(command, words, { stdio: 'ignore', env: { ...process.env, ...env } })
}

interface Result {
  name: string
  ok: boolean
  why: string
}

/** Parses the report of either runner. A file that cannot be loaded has no tests and counts as a failure. */
interface Report {
  testResults?: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
  suites?: BrowserSuite[]
  errors?: { message?: string }[]
}

interface BrowserSuite {
  title: string
  suites?: BrowserSuite[]
  specs: { title: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[]
}

function resultsIn({ testResults = [], suites: browser = [], errors = [] }: Report): Result[] {
  const unloaded = testResults.filter((file) => file.status === 'failed' && file.message)
  return [
    ...unloaded.map(({ name, message }) => ({ name, ok: false, why: message })),
    ...testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, status, failureMessages }) => ({
        name: fullName,
        ok: status !== 'failed',
        why: failureMessages[0] ?? '',
      })),
    ),
    ...browser.flatMap((suite) => resultsOf(suite, '')),
    ...errors.map(({ message = '' }) => ({ name: 'Playwright', ok: false, why: message })),
  ]
}

function resultsOf({ title, specs, suites: inner = [] }: BrowserSuite, outer: string): Result[] {
  const name = `${outer} ${title}`.trim()
  return [
    ...specs.map((spec) => ({
      name: `${name} ${spec.title}`,
      ok: spec.ok,
      why: spec.tests.flatMap(({ results }) => results).at(-1)?.error?.message ?? '',
    })),
    ...inner.flatMap((suite) => resultsOf(suite, name)),
  ]
}
