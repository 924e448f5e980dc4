import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, it } from 'vitest'
import { canRun, isProgram, run, writeSamples } from './test-samples.ts'

const root = mkdtempSync(join(tmpdir(), 'samples-'))
const samples = writeSamples(root)
const programs = samples.filter(isProgram)
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** The output of a sample, as stated in its article. */
const says: Record<string, readonly string[]> = {
  'business-logic-as-a-state-machine/order.ts': [
    "trace: [ 'pay', 'goodwill', 'cancel' ]",
    "trace: [ 'pay', 'ship', 'goodwill', 'return' ]",
    '{ states: 9 }',
  ],
  'business-logic-as-a-state-machine/race.ts': [
    "'request 0 reads'",
    "'request 1 reads'",
    "'request 0 writes'",
    "'request 1 writes'",
  ],
  'ssrf-is-a-resolution-problem/spellings.js': [
    'http://0177.0.0.1/             127.0.0.1',
    '[::ffff:7f00:1]',
  ],
  'ssrf-is-a-resolution-problem/try.ts': [
    'refused: 127.0.0.1',
    'refused: localhost',
    'true false false',
  ],
  'cyber-resilience-act-first-clock/deadlines.py': [
    '2026-09-12T16:40',
    '2026-09-14T16:40',
    '2026-09-29',
  ],
  'cyber-resilience-act-first-clock/security-txt.sh': ['security.txt is valid for'],
  'threat-models-from-code/review.sh': ['T-012', 'T-013', 'T-014'],
  'threat-models-from-code/changes.py': ["{'added': ['T-014'], 'removed': [], 'moved': ['T-012']}"],
  'one-queue-from-many-scanners/merge.py': ["['example-sast/sql-concat', 'example-lint/B608']"],
  'one-queue-from-many-scanners/gate.sh': ['1 new error(s)'],
  'cvss-4-read-the-vector/try.ts': ['CVSS-B\n', 'CVSS-BTE\n', 'out of order', 'bad metric UI:R'],
  'secrets-that-can-be-checked/entropy.py': ['3.32 bits per character'],
  'secrets-that-can-be-checked/history.sh': [
    'In the work tree:\n0\n',
    'Add config',
    'Read the key from',
  ],
  'what-reachability-can-tell-you/reach.py': ['run_tag: not reached', 'run_tag: unknown'],
  'what-reachability-can-tell-you/table.py': ['refused: unknown action'],
  'asvs-5-as-a-test-suite/coverage.js': ['4 of 5 requirements', 'no test: v5.0.0-8.2.2'],
}

describe('the programs of the articles', () => {
  for (const sample of programs) {
    it.skipIf(!canRun(sample))(`${sample.name} prints what its article says`, () => {
      const { status, output } = run(sample)
      expect(status, output).toBe(0)
      for (const part of says[sample.name] ?? []) expect(output).toContain(part)
    })
  }

  it('are exactly those with a stated output', () => {
    const names = programs.map(({ name }) => name)
    expect(Object.keys(says).filter((name) => !names.includes(name))).toEqual([])
  })

  it('pass the strict compiler', () => {
    const types = resolve('node_modules/@types')
    const files = programs.flatMap(({ file, folder }) =>
      file.endsWith('.ts') ? [join(folder, file)] : [],
    )
    const options =
      '--noEmit --strict --skipLibCheck --target esnext --module nodenext --allowImportingTsExtensions --types node --typeRoots'
    const { status, stdout } = spawnSync(
      resolve('node_modules/.bin/tsc'),
      [...options.split(' '), types, ...files],
      { encoding: 'utf8', cwd: root },
    )
    expect(status, stdout).toBe(0)
  })
})

describe('the documents of the articles', () => {
  it.each(samples.filter(({ file }) => file.endsWith('.json')))('$name is JSON', ({ text }) => {
    expect(() => JSON.parse(text)).not.toThrow()
  })
})

/** The text of an existing sample. */
function textOf(name: string): string {
  const found = samples.find((sample) => sample.name === name)
  if (!found) throw new Error(`no sample ${name}`)
  return found.text
}

describe('the queries of the articles', () => {
  const idor = (file: string) => textOf(`broken-object-level-authorization/${file}`)
  const logs = (file: string) => textOf(`finding-id-enumeration-in-logs/${file}`)

  it('distinguish four readers of one row, as in the table', () => {
    const db = new DatabaseSync(':memory:')
    db.exec(idor('schema.sql'))
    db.exec(`INSERT INTO project VALUES ('p1', 'acme'), ('p2', 'acme');
      INSERT INTO membership VALUES ('member', 'p1', 'reader'), ('colleague', 'p2', 'reader');
      INSERT INTO invoice VALUES ('i1', 'p1', 100)`)
    const reads = idor('reads.sql')
      .split(';')
      .filter((text) => text.includes('SELECT'))
    const seenBy = (user: string, tenant: string) =>
      reads.map((text) => {
        const all = {
          invoice: 'i1',
          tenant_from_request: 'acme',
          tenant_of_session: tenant,
          user_of_session: user,
        }
        const used = Object.entries(all).filter(([name]) => text.includes(`:${name}`))
        return db.prepare(text).get(Object.fromEntries(used)) !== undefined
      })
    expect(seenBy('member', 'acme')).toEqual([true, true, true, true])
    expect(seenBy('colleague', 'acme')).toEqual([true, true, true, false])
    expect(seenBy('stranger', 'other')).toEqual([true, true, false, false])
  })

  it('find the enumerating client, with the numbers in the article', () => {
    const db = new DatabaseSync(':memory:')
    db.exec(logs('access_log.sql'))
    const ask = (file: string) => db.prepare(logs(file)).all()
    expect(ask('distinct.sql').map(({ principal, objects }) => [principal, objects])).toEqual([
      ...Array.from({ length: 4 }, () => ['batch', 240]),
      ['u99', 180],
    ])
    expect(ask('refusals.sql')).toMatchObject([{ principal: 'u99', refused: 36, requests: 180 }])
    const steps = ask('steps.sql')
    expect(steps[0]).toMatchObject({ principal: 'u99', step: 1, share: 1 })
    expect(steps[1]).toMatchObject({ principal: 'batch', step: 9 })
    expect(steps[2]).toMatchObject({ share: 0.61 })
    expect(ask('first_sight.sql')).toMatchObject([
      { principal: 'u99', share: 1 },
      { principal: 'batch', share: 0.25 },
    ])
    const [create = '', insert = '', query = ''] = logs('tripwire.sql').split(';')
    db.exec(`${create};${insert}`)
    expect(db.prepare(query).all()).toEqual([
      { principal: 'u99', hits: 3, first_hit: '2026-10-19 11:03:12' },
    ])
  })

  it('are all tested', () => {
    const tried = [
      'schema',
      'reads',
      'access_log',
      'distinct',
      'refusals',
      'steps',
      'first_sight',
      'tripwire',
    ]
    const queries = samples.filter(({ file }) => file.endsWith('.sql')).map(({ file }) => file)
    expect(queries.toSorted()).toEqual(tried.map((name) => `${name}.sql`).toSorted())
  })
})
