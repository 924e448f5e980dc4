import fc from 'fast-check'
import { ids } from './random-documents.ts'

/** GROQ for property tests, with the parameters that it may name. */
export interface RandomQuery {
  readonly text: string
  readonly parameters: Record<string, unknown>
}

const path = fc.constantFrom(
  'title',
  'excerpt',
  'date',
  'rank',
  'featured',
  'slug.current',
  'author._ref',
  '_id',
  '_type',
  'tags[0]',
  'lower(title)',
  'coalesce(date, rank)',
  'missing',
)
const literal = fc.constantFrom(
  '"x"',
  '"post"',
  '"2026-02-01"',
  '"one"',
  '1',
  'true',
  'null',
  '"a"',
)
const constant = fc.oneof(literal, fc.constantFrom('$value', '$type', '$word', '$date'))
const pattern = fc.constantFrom(
  '$word',
  '"al*"',
  '"*mm*"',
  '"alpha gamma"',
  '["beta", "m*"]',
  '"eg"',
  '"*net"',
)
const searched = fc.constantFrom(
  'title',
  'excerpt',
  '[title, excerpt]',
  'tags',
  '_id',
  'content[].text',
)
const comparison = fc.constantFrom('==', '!=', '<', '<=', '>', '>=')
const join = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((list) => list.join(' '))
const inParentheses = (condition: fc.Arbitrary<string>) => condition.map((text) => `(${text})`)

const simple = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom('references($id)', 'references(["a", $id])') },
  { weight: 4, arbitrary: join(path, comparison, constant) },
  { weight: 1, arbitrary: join(constant, comparison, path) },
  { weight: 3, arbitrary: fc.constant('_type == $type') },
  { weight: 2, arbitrary: join(searched, fc.constant('match'), pattern) },
  fc.constantFrom(
    'featured',
    '!featured',
    'defined(content)',
    '!(defined(excerpt))',
    'excerpt != null',
    'null == title',
    'defined(slug)',
    'rank in 1..2',
    'date in "2026-01-01"..."2026-03-01"',
    '_type in ["post", "page"]',
    'rank in $list',
    '_id in $ids',
    '_id in path("drafts.**")',
    '!(_id in path("versions.**"))',
    '"x" in tags',
    'author->rank == 1',
    '!references($id)',
    '(references($id) || author->rank > 0)',
    'count(*[author._ref == ^._id]) > 0',
    'count(tags) > 1',
    'count(content[references($id)]) > 0',
    'title == excerpt',
    '_id > $last',
    'author._ref in *[_type == "post" && rank > 0]._id',
  ),
)

const condition = fc.letrec<{ any: string; group: string }>((tie) => ({
  any: fc.oneof({ maxDepth: 2 }, simple, tie('group')),
  group: inParentheses(
    fc.oneof(
      join(tie('any'), fc.constant('||'), tie('any')),
      join(tie('any'), fc.constant('&&'), tie('any')),
      tie('any').map((text) => `!(${text})`),
    ),
  ),
})).any

const filter = fc
  .array(condition, { minLength: 1, maxLength: 3 })
  .map((conditions) => `[${conditions.join(' && ')}]`)
const term = join(path, fc.constantFrom('', 'asc', 'desc'))
const order = fc.array(term, { minLength: 1, maxLength: 3 }).map((terms) => `| order(${terms})`)
const slice = fc.constantFrom(
  '[0...3]',
  '[1..2]',
  '[2...$to]',
  '[0]',
  '[2]',
  '[-1]',
  '[5...2]',
  '[-3..-1]',
)
const projection = fc.constantFrom(
  '{_id, title}',
  '{..., "by": author->{_id, rank}}',
  '._id',
  '{_id, "same": *[_type == ^._type && rank == 1 && _id != ^._id]._id}',
  '{_id, "referrers": *[references(^._id)]{_id}}',
  '{_id, "mine": *[_type == "post" && author._ref == ^._id] | order(rank)[0...2]{_id}}',
  '{"n": count(*[rank == ^.rank && references(^.author._ref) && title match $word])}',
  '{"far": *[slug.current == ^.slug.current]{"near": *[_id == ^.^._id][0]._id}}',
  '{_id, content}',
)
const scoring = fc.constantFrom(
  '| score(title match $word)',
  '| score(boost(title match "al* gamma", 3), _type == $type && excerpt match $word)',
  '| score(rank == 1) | order(_score desc)[_score > 0]',
  '| score(boost(title match "al* gamma", 3), excerpt match $word) | order(_score desc, _id)[_score > 0]',
)

const parts = (...optional: fc.Arbitrary<string>[]) =>
  fc.tuple(...optional.map((part) => fc.option(part, { nil: '' }))).map((list) => list.join(' '))

/** A range of what the documents are ordered by, and one of something else. */
const ranged = fc
  .tuple(
    path,
    comparison,
    constant,
    fc.option(condition, { nil: 'true' }),
    fc.constantFrom('', 'asc', 'desc'),
  )
  .map(
    ([of, operator, bound, more, direction]) =>
      `[${of} ${operator} ${bound} && ${more}] | order(${of} ${direction})`,
  )

const selection = fc.oneof(
  { weight: 3, arbitrary: parts(ranged, slice, projection) },
  { weight: 1, arbitrary: parts(order, order, slice) },
  { weight: 4, arbitrary: parts(filter, order, slice, projection) },
  { weight: 1, arbitrary: parts(order, filter, projection, slice) },
  { weight: 1, arbitrary: parts(filter, filter, order, filter, slice) },
  { weight: 1, arbitrary: parts(filter, scoring, slice, projection) },
)
const whole = selection.map((text) => `*${text}`)
const text = fc.oneof(
  { weight: 5, arbitrary: whole },
  { weight: 2, arbitrary: filter.map((conditions) => `count(*${conditions})`) },
  { weight: 1, arbitrary: fc.tuple(whole, whole).map(([a, b]) => `{"a": ${a}, "b": ${b}}`) },
)

const parameters = fc.record(
  {
    type: fc.constantFrom<unknown>('post', 'page', 'none', 1),
    value: fc.constantFrom<unknown>('x', 'one', 1, 0, true, null, ['x'], { a: 1 }),
    word: fc.constantFrom<unknown>('alpha', '*mm*', 'g*', '', '*', 'éclair', ['al*', 'gamma'], 5),
    date: fc.constantFrom('2026-01-01', '2026-02-01', '2027'),
    list: fc.constantFrom<unknown>([1, 2], ['x', null], [], 'x'),
    ids: fc.oneof(fc.subarray(ids), fc.constant('a')),
    id: fc.constantFrom(...ids),
    last: fc.constantFrom(...ids),
    to: fc.integer({ min: 0, max: 6 }),
  },
  { noNullPrototype: true },
)

export const randomQuery: fc.Arbitrary<RandomQuery> = fc.record({ text, parameters })
