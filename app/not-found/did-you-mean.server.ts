import { type Content, type Job, jobPath, postPath } from '#content/index.ts'

/** A page that the visitor may have meant. */
export interface SuggestedPage {
  path: string
  title: string
}

interface Candidate extends SuggestedPage {
  /** Another path that leads to it. */
  alias?: string
}

const MAX_SUGGESTIONS = 3
/** Edits of a path that are typing mistakes. */
const MAX_EDITS = 2
/** Words too common to suggest a page by. */
const stopWords = new Set(['blog', 'blogs', 'post', 'page', 'from', 'with', 'what', 'your'])
/** Longer than any path of the site. Bounds the cost of the comparison. */
const MAX_PATH_CHARACTERS = 120

/**
 * "Did you mean" for a path that does not exist: at most three pages, best match first, by edit
 * distance of the path or of its last segment, or because they share a word or are below the path.
 * @param path as requested
 * @param candidates pages to choose from
 */
export function suggestPages(path: string, candidates: readonly Candidate[]): SuggestedPage[] {
  const requested = normalize(path)
  if (requested.length > MAX_PATH_CHARACTERS) return []
  return candidates
    .map(({ path: own, title, alias = own }) => {
      const distances = [own, alias].map((one) => distanceOf(requested, normalize(one)))
      return { path: own, title, distance: Math.min(...distances) }
    })
    .filter(({ distance }) => distance < Infinity)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ path: own, title }) => ({ path: own, title }))
}

/**
 * Suggests posts by ID or slug for a name that no post has: all that are typed nearly like it, and the latest of
 * those that share a word with it. None if the content platform is unreachable.
 */
export async function suggestPosts(
  content: Pick<Content, 'latestSummaries'>,
  id: string,
): Promise<SuggestedPage[]> {
  const path = `/blogs/${id}`
  const requested = normalize(path)
  if (requested.length > MAX_PATH_CHARACTERS) return []
  const nearest = [MAX_EDITS, Number.MAX_VALUE].map((distance) =>
    content.latestSummaries(({ _id, slug }) =>
      [_id, slug].some((name) => distanceOf(requested, normalize(`/blogs/${name}`)) <= distance),
    ),
  )
  const candidates = new Map<string, Candidate>()
  for (const posts of await Promise.all(nearest)) {
    if (posts.state !== 'found') return []
    for (const post of posts.value) {
      const alias = postPath({ id: post.id })
      candidates.set(post.id, { path: postPath(post), title: post.title, alias })
    }
  }
  return suggestPages(path, [...candidates.values()])
}

/** Suggests open jobs for a name that no job has. */
export function suggestJobs(id: string, jobs: readonly Job[]): SuggestedPage[] {
  const candidates = jobs.map((job) => ({
    path: jobPath(job),
    title: job.title,
    alias: jobPath({ id: job.id }),
  }))
  return suggestPages(`/careers/${id}`, candidates)
}

/** The number of edits; more than `MAX_EDITS` if only words are alike, the fewer the more; or else Infinity. */
function distanceOf(requested: string, own: string): number {
  const [one, other] = [lastSegment(requested), lastSegment(own)]
  if (!one || !other) return Infinity
  // Two edits in a short name leave too little in common.
  const allowed = Math.min(one.length, other.length) < 5 ? 1.5 : MAX_EDITS
  const edits = Math.min(editDistance(requested, own), editDistance(one, other) + 0.5)
  if (edits <= allowed) return edits
  const shared = one.split('-').filter((word) => isSharedWord(word, other)).length
  if (shared > 0) return MAX_EDITS + 1 / shared
  return own.startsWith(`${requested}/`) ? MAX_EDITS + 1 : Infinity
}

function isSharedWord(word: string, other: string): boolean {
  return word.length > 3 && !stopWords.has(word) && other.split('-').includes(word)
}

function normalize(path: string): string {
  return decode(path)
    .toLowerCase()
    .replace(/\.(html?|php|aspx?|md)$/, '')
    .replace(/[\s_]+/g, '-')
    .replace(/(?<!\/)\/+$/, '')
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function lastSegment(path: string): string {
  return path.split('/').at(-1) ?? ''
}

/** Levenshtein distance; Infinity when the lengths differ by more than two. */
function editDistance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return Infinity
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? Infinity
}
