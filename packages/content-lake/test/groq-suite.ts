import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { isDeepStrictEqual } from 'node:util'
import { openTestLake } from './open-test-lake.ts'

/*
 * Runs Sanity's GROQ test suite over HTTP: `node packages/content-lake/test/groq-suite.ts suite.ndjson`,
 * with the file that `node src/build.js` makes of https://github.com/sanity-io/groq-test-suite.
 */

interface Dataset {
  _type: 'dataset'
  _id: string
  url: string
  documents?: object[]
}
interface Test {
  _type: 'test'
  _id: string
  dataset: { _ref: string }
  query: string
  params: object | null
  /** Absent for an invalid query. */
  result: unknown
  valid: boolean
  version?: string
  features: string[]
}

/** Why a test is left out; undefined if it is run. */
function reasonToSkip({ features, query, version }: Test, { url }: Dataset): string | undefined {
  if (features.includes('geoFunctions') || query.includes('geo::')) return 'geo functions'
  if (version === '0.1') return 'GROQ 0.1'
  return url.includes('/movies/') ? 'the dataset of 200 MB' : undefined
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The result without what the platform adds to each document. */
function withoutMeta(value: unknown, expected: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item, i) =>
      withoutMeta(item, Array.isArray(expected) ? expected[i] : undefined),
    )
  if (!isObject(value)) return value
  const wanted = isObject(expected) ? expected : {}
  const kept = Object.entries(value).filter(
    ([name]) => name in wanted || !['_rev', '_createdAt', '_updatedAt'].includes(name),
  )
  return Object.fromEntries(kept.map(([name, item]) => [name, withoutMeta(item, wanted[name])]))
}

/** Scores as their position among all scores of the result, which is what the suite compares. */
function withPositions(result: unknown): unknown {
  if (!Array.isArray(result)) return result
  const scores = result.flatMap((item) => (isObject(item) && '_score' in item ? [item._score] : []))
  const ranked = [...new Set(scores)].toSorted((one, other) => Number(other) - Number(one))
  return result.map((item) => {
    if (!isObject(item) || !('_score' in item)) return item
    const { _score, ...rest } = item
    return { ...rest, _pos: ranked.indexOf(_score) + 1 }
  })
}

const datasets = new Map<string, Dataset>()
const tests: Test[] = []
const lines = createInterface({ input: createReadStream(process.argv[2] ?? 'suite.ndjson') })
for await (const line of lines) {
  const entry: Dataset | Test = JSON.parse(line)
  if (entry._type === 'dataset') datasets.set(entry._id, entry)
  else tests.push(entry)
}

const { lake, call, remove } = await openTestLake()
const post = (path: string, body: object) =>
  call(`/v2025-05-21/data/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${lake.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const left = new Map<string, number>()
const counts = { run: 0, passed: 0 }
for (const [id, ofDataset] of Map.groupBy(tests, ({ dataset }) => dataset._ref)) {
  const dataset = datasets.get(id)
  if (!dataset) throw new Error(`There is no dataset ${id}`)
  const chosen = ofDataset.filter((test) => {
    const reason = reasonToSkip(test, dataset)
    if (reason) left.set(reason, (left.get(reason) ?? 0) + 1)
    return !reason
  })
  if (chosen.length === 0) continue
  const documents = (dataset.documents ?? []).map((document, index) => ({
    createOrReplace: { _id: `document-${String(index).padStart(5, '0')}`, ...document },
  }))
  const mutations = [{ delete: { query: '*' } }, ...documents]
  const written = await post('mutate/production', { mutations })
  if (!written.ok) throw new Error(await written.text())
  for (const { _id, query, params, result, valid } of chosen) {
    const response = await post('query/production?perspective=raw', { query, params: params ?? {} })
    const { result: given } = (await response.json()) as { result?: unknown }
    const isRight = valid
      ? response.ok && isDeepStrictEqual(withoutMeta(withPositions(given), result), result)
      : response.status === 400
    counts.run += 1
    if (isRight) counts.passed += 1
    else console.log(`${_id}: ${query.slice(0, 100).replaceAll(/\s+/g, ' ')}`)
  }
}
await remove()
for (const [reason, count] of left) console.log(`left out: ${count} for ${reason}`)
console.log(`${counts.passed} of ${counts.run} passed`)
