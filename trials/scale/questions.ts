import { commonWord, postId, rareWord, slugOf } from './posts.ts'

/** A query whose time is measured, as the site asks it. */
export interface Question {
  readonly name: string
  readonly query: string
  /** Parameters for a number of posts; a fresh `random` for each ask. */
  parameters(posts: number, random: () => number): Record<string, unknown>
  /** The number of posts from which on, to 10,000, it may take twice the time at most. */
  readonly levelFrom?: number
  /** Milliseconds that it may take with 10,000 posts. */
  readonly longest?: number
  /** What the answer must be like. */
  check(answer: unknown, posts: number): boolean
}

const card = `{
  _id, _updatedAt, title, "slug": slug.current, excerpt, image, author, date, readTime, category, featured
}`
const pageLength = 12
const published = '_type == "blog" && date <= $now'
const newestFirst = 'order(date desc, _id asc)'
const inCategory = `${published} && category == $category`
const searched = `${published} && (title match $q || excerpt match $q || category match $q)`

const now = () => ({ now: new Date(Date.UTC(2027, 0, 1) + Math.random() * 1e9).toISOString() })
const firstPage = () => ({ ...now(), from: 0, to: pageLength })
/** Four fifths of the way down. */
const latePage = (matches: number) => {
  const from = Math.floor((matches * 0.8) / pageLength) * pageLength
  return { ...now(), from, to: from + pageLength }
}
const category = { category: 'Research' }
const inOneCategory = (posts: number) => Math.floor(posts / 6)
const some = (posts: number, random: () => number) => Math.floor(random() * posts)

const hasLength = (length: number) => (answer: unknown) =>
  Array.isArray(answer) && answer.length === length
const isPost = (answer: unknown) => typeof answer === 'object' && answer !== null && '_id' in answer
const isNumber = (least: (posts: number) => number) => (answer: unknown, posts: number) =>
  typeof answer === 'number' && answer >= least(posts)
const isPage = hasLength(pageLength)

export const questions: readonly Question[] = [
  {
    name: 'list, first page',
    query: `*[${published}] | ${newestFirst} [$from...$to] ${card}`,
    parameters: firstPage,
    check: isPage,
    levelFrom: 100,
  },
  {
    name: 'list, late page',
    query: `*[${published}] | ${newestFirst} [$from...$to] ${card}`,
    parameters: (posts) => latePage(posts),
    check: isPage,
    levelFrom: 100,
  },
  {
    name: 'list, count',
    query: `count(*[${published}])`,
    parameters: now,
    check: (answer, posts) => answer === posts,
    levelFrom: 100,
  },
  {
    name: 'category, first page',
    query: `*[${inCategory}] | ${newestFirst} [$from...$to] ${card}`,
    parameters: () => ({ ...firstPage(), ...category }),
    check: isPage,
    levelFrom: 100,
  },
  {
    name: 'category, late page',
    query: `*[${inCategory}] | ${newestFirst} [$from...$to] ${card}`,
    parameters: (posts) => ({ ...latePage(inOneCategory(posts) - pageLength), ...category }),
    check: (answer) => Array.isArray(answer) && answer.length > 0,
    levelFrom: 100,
  },
  {
    name: 'category, count',
    query: `count(*[${inCategory}])`,
    parameters: () => ({ ...now(), ...category }),
    check: isNumber(inOneCategory),
    levelFrom: 100,
  },
  {
    name: 'featured post',
    query: `*[${published} && featured == true] | ${newestFirst} [0] ${card}`,
    parameters: now,
    check: isPost,
    levelFrom: 100,
  },
  {
    name: 'featured, count',
    query: `count(*[${published} && featured == true])`,
    parameters: now,
    check: isNumber((posts) => Math.floor(posts / 50)),
    levelFrom: 100,
  },
  {
    name: 'post by _id',
    query: `*[_type == "blog" && _id == $id][0] {..., "slug": slug.current}`,
    parameters: (posts, random) => ({ id: postId(some(posts, random)) }),
    check: isPost,
    levelFrom: 100,
  },
  {
    name: 'post by slug',
    query: `*[_type == "blog" && slug.current == $slug][0] {..., "slug": slug.current}`,
    parameters: (posts, random) => ({ slug: slugOf(some(posts, random)) }),
    check: isPost,
    levelFrom: 100,
  },
  {
    name: 'feed, 50 with content',
    query: `*[${published}] | ${newestFirst} [0...50] {..., "slug": slug.current}`,
    parameters: now,
    check: hasLength(50),
    levelFrom: 100,
  },
  {
    name: 'jobs',
    query: `*[_type == "job"] | order(postedAt desc) {
      _id, title, location, type, postedAt, description, requirements
    }`,
    parameters: () => ({}),
    check: hasLength(20),
    levelFrom: 100,
  },
  {
    name: 'ids, 1,000 in a chunk',
    query: `*[_type == "blog" && _id > $last] | order(_id asc) [0...1000] {_id, _updatedAt}`,
    parameters: (posts, random) => ({ last: postId(some(Math.max(1, posts - 1_000), random)) }),
    check: (answer) => Array.isArray(answer) && answer.length > 0,
    // With 100 posts the answer is a tenth as long.
    levelFrom: 1_000,
  },
  {
    name: 'ids, 50 in a chunk',
    query: `*[_type == "blog" && _id > $last] | order(_id asc) [0...50] {_id, _updatedAt}`,
    parameters: (posts, random) => ({ last: postId(some(posts - 51, random)) }),
    check: hasLength(50),
    levelFrom: 100,
  },
  {
    name: 'search, rare word',
    query: `*[${searched}] | ${newestFirst} [$from...$to] ${card}`,
    parameters: () => ({ ...firstPage(), q: `*${rareWord}*` }),
    check: Array.isArray,
    longest: 50,
  },
  {
    name: 'search, common word',
    query: `*[${searched}] | ${newestFirst} [$from...$to] ${card}`,
    parameters: () => ({ ...firstPage(), q: `*${commonWord}*` }),
    check: isPage,
    longest: 50,
  },
  {
    name: 'search, common, count',
    query: `count(*[${searched}])`,
    parameters: () => ({ ...now(), q: `*${commonWord}*` }),
    check: isNumber((posts) => posts / 3),
    longest: 50,
  },
  {
    name: 'search, two letters, late',
    query: `*[${searched}] | ${newestFirst} [$from...$to] ${card}`,
    parameters: (posts) => ({ ...latePage(posts), q: '*ce*' }),
    check: isPage,
    longest: 50,
  },
  {
    name: 'text::query, a word',
    query: `*[_type in $types && [@, _id] match text::query($q) && !(_id in path("versions.**"))]
      | order(_updatedAt desc) [0...50] {_updatedAt, _type, _id}`,
    parameters: () => ({ types: ['blog'], q: `${rareWord}*` }),
    check: Array.isArray,
    longest: 50,
  },
]
