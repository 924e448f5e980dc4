import { expect, it } from 'vitest'
import { read, trackedFiles } from './tracked-files.ts'

const routesFolder = 'packages/content-lake/src/routes/'
/** The paths of requests that do no work: constant responses. */
const constant = new Set(['/ping', '/check'])

const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
/** The names in the last two cells of each row of a table, which is found by its head. */
const rowsBelow = (head: string) =>
  (read('docs/security.md').split(head)[1]?.split('\n\n')[0] ?? '')
    .split('\n')
    .slice(2)
    .map((line) => line.split('|'))
    .map(([, , first, last]) => [namesIn(first), namesIn(last)] as const)

const platformRows = rowsBelow('| work of the content platform | requests | limits |')
const siteRows = rowsBelow('| work | limits | names |')

/** The first parts of the platform's paths, such as `/data/query`. */
const requests = new Set(
  trackedFiles
    .filter((file) => file.startsWith(routesFolder) && !file.endsWith('stub-services.ts'))
    .flatMap((file) => [...read(file).matchAll(/\.(?:get|post|put|delete)\(\s*'(\/[^']+)'/g)])
    .map(([, path = '']) => /^\/data\/\w+|^\/\w+/.exec(path)?.[0] ?? path)
    .filter((path) => !constant.has(path)),
)
/** The limits of the content platform by name. */
const limits = [...read('packages/content-lake/src/limits.ts').matchAll(/^ {2}(\w+):/gm)].map(
  ([, name]) => name,
)

it('each request of the content platform has one row in the table of limits', () => {
  expect(requests.size).toBeGreaterThan(10)
  // A socket is no route.
  expect(platformRows.flatMap(([paths]) => paths).toSorted()).toEqual(
    [...requests, '/socket'].toSorted(),
  )
})

it('each limit of the content platform is in one row', () => {
  expect(platformRows.flatMap(([, names]) => names).toSorted()).toEqual(limits.toSorted())
})

/** A limit of forms: a key of the records of limits, or a constant. */
const formLimit = /^(?: {2}'?|export const (?=\w+: ConcurrencyLimit))([\w-]+)'?: /gm
/** What limits the work of the site: the figures of limiters and queues, threads, and the limits of forms. */
const siteLimits = [
  ...trackedFiles
    .filter((file) => /^(server|blocks)\/.*\.ts$/.test(file) && !/\btest\b/.test(file))
    .flatMap((file) => [
      ...read(file).matchAll(/new (?:\w*RateLimiter|ConcurrencyLimiter|TaskQueue)\((\w+)/g),
      ...read(file).matchAll(/(\w+) = new TaskThread</g),
    ])
    .map(([, name = '']) => name),
  ...[...read('leads/rate-limits/limits.ts').matchAll(formLimit)].map(([, name]) => name),
  // In `server/http/request-policy.ts`.
  'requestPolicies',
]
/** What bounds memory and disk, such as those of caches and of what another server sends, and the parts of rich text. */
const sizeLimits = new Set(
  trackedFiles
    .filter((file) => /^(blocks|cache|content|leads|server)\/.*\.tsx?$/.test(file))
    .filter((file) => !/\btest\b/.test(file))
    .flatMap((file) => [
      ...read(file).matchAll(/const (MAX_\w*BYTES) =/g),
      ...(/^(blocks|content\/rich-text)\//.test(file)
        ? read(file).matchAll(/const (MAX_[A-Z]+) =/g)
        : []),
    ])
    .map(([, name]) => name),
)

it('each limit of the site is in one row of its table, and each row has one', () => {
  expect(siteRows.flatMap(([, names]) => names).toSorted()).toEqual(
    [...siteLimits, ...sizeLimits].toSorted(),
  )
  expect(siteRows.filter(([, names]) => names.length === 0)).toEqual([])
})
