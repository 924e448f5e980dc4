/** Made-up posts for measuring: the shape and length of real ones, from a fixed seed. */

const postsPerAsset = 20
const categories = ['Security', 'Engineering', 'Research', 'Product', 'Company', 'Guides']
const syllables = 'ba ce di fo gu ka le mi no pu ra se ti vo zu an er in or un'.split(' ')
const vocabularySize = 6_000
const day = 24 * 60 * 60 * 1_000
const newest = Date.UTC(2026, 0, 1)

export const commonWord = wordAt(3)
/** In about one post in fifty: in a title, or its excerpt. */
export const rareWord = wordAt(200)

export interface Document {
  readonly _id: string
  readonly _type: string
  readonly [attribute: string]: unknown
}

export function postId(number: number): string {
  return `post-${String(number).padStart(6, '0')}`
}

export function slugOf(number: number): string {
  return `about-${number}`
}

/** Posts with a body of 11 KB, each a few hours older than the one before. */
export function post(number: number): Document {
  const random = randomFrom(number + 1)
  const text = (words: number) => sentence(random, words)
  const blocks = Array.from({ length: 20 }, (_, position) => block(`b${position}`, text(60)))
  return {
    _id: postId(number),
    _type: 'blog',
    title: text(8),
    slug: { _type: 'slug', current: slugOf(number) },
    excerpt: text(28),
    image: {
      _type: 'image',
      alt: text(9),
      asset: { _type: 'reference', _ref: assetId(Math.floor(number / postsPerAsset)) },
      hotspot: { _type: 'sanity.imageHotspot', x: 0.4, y: 0.3, width: 0.5, height: 0.5 },
    },
    author: text(2),
    date: new Date(newest - number * (day / 8)).toISOString(),
    readTime: '7 min read',
    category: categories[number % categories.length],
    featured: number % 50 === 7,
    content: blocks,
  }
}

export function job(number: number): Document {
  const random = randomFrom(number + 1_000_001)
  return {
    _id: `job-${number}`,
    _type: 'job',
    title: sentence(random, 4),
    location: 'Remote',
    type: 'Full-time',
    postedAt: new Date(newest - number * day).toISOString(),
    description: sentence(random, 80),
    requirements: Array.from({ length: 6 }, () => sentence(random, 12)),
  }
}

/** The number of images that a number of posts refer to. */
export function assetsFor(posts: number): number {
  return Math.ceil(posts / postsPerAsset)
}

export function asset(number: number): Document {
  return {
    _id: assetId(number),
    _type: 'sanity.imageAsset',
    extension: 'png',
    metadata: {
      dimensions: { width: 1_600, height: 1_200 },
      lqip: 'data:image/png;base64,'.padEnd(900, 'A'),
    },
  }
}

function assetId(number: number): string {
  return `image-${String(number).padStart(40, '0')}-1600x1200-png`
}

function block(_key: string, text: string) {
  const span = { _key: `${_key}s`, _type: 'span', marks: [], text }
  return { _key, _type: 'block', style: 'normal', markDefs: [], children: [span] }
}

function sentence(random: () => number, words: number): string {
  // Few words are frequent and most are rare, as in any language.
  const pick = () => wordAt(Math.floor(vocabularySize ** random()) - 1)
  return Array.from({ length: words }, pick).join(' ')
}

function wordAt(rank: number): string {
  const digits = [...(rank + 400).toString(syllables.length)]
  return digits.map((digit) => syllables[Number.parseInt(digit, syllables.length)]).join('')
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
