import fc from 'fast-check'

/** Mutations for property tests, on few documents and few paths, so that they meet. */
export type RandomMutation = Readonly<Record<string, Record<string, unknown>>>

const keys = ['k1', 'k2', 'k3']
const value = fc.constantFrom<unknown>(1, 2.5, 'text', 'the quick fox', true, null, { b: 1 }, [
  1,
  'x',
])
const item = fc.record({ _key: fc.constantFrom(...keys), v: fc.integer({ min: 0, max: 9 }) })

const content = fc.record(
  {
    a: value,
    text: fc.constantFrom('the quick fox', 'a slow dog', ''),
    count: fc.integer({ min: -3, max: 3 }),
    list: fc.array(item, { maxLength: 3 }),
    deep: fc.record({ list: fc.array(item, { maxLength: 2 }), b: value }),
    // Long enough to be left on disk.
    long: fc.constantFrom('z'.repeat(2_000), 'y'.repeat(3_000)),
  },
  { requiredKeys: [], noNullPrototype: true },
)

const path = fc.constantFrom(
  'a',
  'a.b',
  'text',
  'count',
  'long',
  'new.deep.path',
  'list',
  'list[0]',
  'list[-1].v',
  'list[_key=="k1"].v',
  'list[_key=="k2"]',
  'deep.b',
  'deep.list[0]',
  'deep.list[_key=="k3"].v',
)
const listPath = fc.constantFrom(
  'list[0]',
  'list[-1]',
  'list[_key=="k1"]',
  'deep.list[0]',
  'deep.list[-1]',
)
const byPath = (values: fc.Arbitrary<unknown>) =>
  fc.dictionary(path, values, { minKeys: 1, maxKeys: 2, noNullPrototype: true })

const insert = fc
  .tuple(fc.constantFrom('before', 'after', 'replace'), listPath, fc.array(item, { maxLength: 2 }))
  .map(([place, at, items]) => ({ [place]: at, items }))

const patch = fc.record(
  {
    set: byPath(value),
    setIfMissing: byPath(value),
    unset: fc.array(path, { minLength: 1, maxLength: 2 }),
    inc: byPath(fc.integer({ min: 1, max: 3 })),
    dec: byPath(fc.integer({ min: 1, max: 3 })),
    insert,
    diffMatchPatch: fc.constant({ text: '@@ -1,9 +1,9 @@\n the \n-quick\n+brown\n' }),
  },
  { requiredKeys: [], noNullPrototype: true },
)

/** Mutations of one transaction, on documents of the given ids. */
export function randomMutations(ids: readonly string[]): fc.Arbitrary<RandomMutation[]> {
  const id = fc.constantFrom(...ids)
  const creation = fc
    .tuple(fc.constantFrom('create', 'createIfNotExists', 'createOrReplace'), id, content)
    .map(([kind, _id, fields]) => ({ [kind]: { _id, _type: 'note', ...fields } }))
  const patching = fc
    .tuple(id, patch)
    .map(([of, operations]) => ({ patch: { id: of, ...operations } }))
  const deletion = id.map((of) => ({ delete: { id: of } }))
  const mutation = fc.oneof(
    { weight: 2, arbitrary: creation },
    { weight: 6, arbitrary: patching },
    { weight: 1, arbitrary: deletion },
  )
  return fc.array(mutation, { minLength: 1, maxLength: 3 })
}
