import { expect, it } from 'vitest'
import { read, trackedFiles } from './tracked-files.ts'

const routesFolder = 'packages/content-lake/src/routes/'
/** The paths of requests that do no work: constant responses. */
const constant = new Set(['/ping', '/check'])

const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
const [, table = ''] = read('docs/security.md').split('| requests | limits |')
const rows = (table.split('\n\n')[0] ?? '')
  .split('\n')
  .slice(2)
  .map((line) => line.split('|'))
  .map(([, , paths, names]) => ({ requests: namesIn(paths), limits: namesIn(names) }))

/** The first parts of the platform's paths, such as `/data/query`. */
const requests = new Set(
  trackedFiles
    .filter((file) => file.startsWith(routesFolder) && !file.endsWith('stub-services.ts'))
    .flatMap((file) => [...read(file).matchAll(/\.(?:get|post|put|delete)\(\s*'(\/[^']+)'/g)])
    .map(([, path = '']) => /^\/data\/\w+|^\/\w+/.exec(path)?.[0] ?? path)
    .filter((path) => !constant.has(path)),
)
/** The limits by name. */
const limits = [...read('packages/content-lake/src/limits.ts').matchAll(/^ {2}(\w+):/gm)].map(
  ([, name]) => name,
)

it('each request of the content platform has one row in the table of limits', () => {
  expect(requests.size).toBeGreaterThan(10)
  // A socket is no route.
  expect(rows.flatMap((row) => row.requests).toSorted()).toEqual(
    [...requests, '/socket'].toSorted(),
  )
})

it('each limit of the content platform is in one row', () => {
  expect(rows.flatMap((row) => row.limits).toSorted()).toEqual(limits.toSorted())
})
