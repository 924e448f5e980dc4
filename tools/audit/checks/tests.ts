import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
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
    check:
      'axe on every URL and in every state; head, keyboard, reflow, large text and policy, without script too',
    runner: 'playwright',
    files: ['every-url', 'axe-states'],
  },
  {
    check: 'Menus, announcements, text spacing, motion, forced colors',
    runner: 'playwright',
    files: [
      'cross-browser/focus',
      'cross-browser/menus',
      'cross-browser/mobile-menu',
      'cross-browser/navigation',
      'accessibility',
      'header',
      'mobile-menu',
      'navigation',
      'text-spacing',
      'looping-videos',
    ],
  },
  {
    check: 'Third parties, storage, consent, Global Privacy Control, trusted types',
    runner: 'playwright',
    files: ['privacy', 'trusted-types'],
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
      run('playwright', ['test', ...names, '--project=chromium', '--reporter=json'], env)
    }
    const parsed: unknown = JSON.parse(await readFile(report, 'utf8'))
    const results = runner === 'vitest' ? vitestResults(parsed) : playwrightResults(parsed)
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

function run(command: string, args: string[], env: Record<string, string>): void {
  console.log(`  ${command} ${args.slice(0, -1).join(' ')}`)
  spawnSync(command, args, { stdio: 'ignore', env: { ...process.env, ...env } })
}

interface Result {
  name: string
  ok: boolean
  why: string
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
})

/** A file that cannot be loaded has no tests and counts as a failure. */
function vitestResults(report: unknown): Result[] {
  return vitestReport
    .parse(report)
    .testResults.flatMap(({ name, status, message, assertionResults }) => [
      ...(status === 'failed' && message ? [{ name, ok: false, why: message }] : []),
      ...assertionResults.map((test) => ({
        name: test.fullName,
        ok: test.status !== 'failed',
        why: test.failureMessages[0] ?? '',
      })),
    ])
}

const failure = z.object({ message: z.string().default('') })
const playwrightSuite = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      ok: z.boolean(),
      tests: z.array(z.object({ results: z.array(z.object({ error: failure.optional() })) })),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).default([])
  },
})
const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  errors: z.array(failure).default([]),
})

function playwrightResults(report: unknown): Result[] {
  const { suites, errors } = playwrightReport.parse(report)
  return [
    ...suites.flatMap((suite) => resultsOf(suite, '')),
    ...errors.map(({ message }) => ({ name: 'Playwright', ok: false, why: message })),
  ]
}

function resultsOf(
  { title, specs, suites }: z.infer<typeof playwrightSuite>,
  outer: string,
): Result[] {
  const name = `${outer} ${title}`.trim()
  return [
    ...specs.map((spec) => ({
      name: `${name} ${spec.title}`,
      ok: spec.ok,
      why: spec.tests.flatMap(({ results }) => results).at(-1)?.error?.message ?? '',
    })),
    ...suites.flatMap((suite) => resultsOf(suite, name)),
  ]
}
