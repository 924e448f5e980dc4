import type { Job } from '#content/jobs/job.ts'
import type { PostSummary } from '#content/posts/post.ts'
import { postPath } from '#content/posts/post-address.ts'
import { listedPages } from './feeds/page-list.ts'

/** A page that an address may have meant. */
export interface NearPage {
  path: string
  title: string
}

interface Candidate extends NearPage {
  /** Another address that leads to it. */
  also?: string
}

const mostShown = 3
/** Words that tell no page from another. */
const common = new Set(['blog', 'blogs', 'post', 'page', 'from', 'with', 'what', 'your'])
/** Longer than any address of the site: nothing is near it, and comparing costs. */
const longest = 120

/**
 * The pages whose addresses are nearest to one that leads nowhere, best first, at most three: by edit
 * distance of the whole path or of its last segment, or because they share a word or lie below it.
 * @param path as requested
 * @param among what may be suggested; by default every page that content does not bring
 */
export function nearPages(path: string, among: readonly Candidate[] = listedPages): NearPage[] {
  const wanted = plain(path)
  if (wanted.length > longest) return []
  return among
    .map(({ path: own, title, also = own }) => {
      const distances = [own, also].map((address) => distanceOf(wanted, plain(address)))
      return { path: own, title, distance: Math.min(...distances) }
    })
    .filter(({ distance }) => distance <= 2)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, mostShown)
    .map(({ path: own, title }) => ({ path: own, title }))
}

/** The posts whose id or slug is nearest to one that no post has. */
export function nearPosts(id: string, posts: readonly PostSummary[]): NearPage[] {
  const among = posts.map((post) => ({
    path: postPath(post),
    title: post.title,
    also: `/blogs/${post.id}`,
  }))
  return nearPages(`/blogs/${id}`, among)
}

/** The open positions whose id is nearest to one that no position has. */
export function nearJobs(id: string, jobs: readonly Job[]): NearPage[] {
  const among = jobs.map((job) => ({ path: `/careers/${job.id}`, title: job.title }))
  return nearPages(`/careers/${id}`, among)
}

function distanceOf(wanted: string, own: string): number {
  const [one, other] = [lastOf(wanted), lastOf(own)]
  if (!one || !other) return Infinity
  if (own.startsWith(`${wanted}/`) || one.split('-').some((word) => isShared(word, other))) return 1
  // Of short names, two other letters leave nothing to recognize.
  const allowed = Math.min(one.length, other.length) < 5 ? 1 : 2
  const edits = Math.min(editDistance(wanted, own), editDistance(one, other) + 0.5)
  return edits <= allowed + 0.5 ? edits : Infinity
}

function isShared(word: string, other: string): boolean {
  return word.length > 3 && !common.has(word) && other.split('-').includes(word)
}

function plain(path: string): string {
  return decode(path)
    .toLowerCase()
    .replace(/\.(html?|php|aspx?|md)$/, '')
    .replace(/[\s_]+/g, '-')
    .replace(/\/+$/, '')
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function lastOf(path: string): string {
  return path.split('/').at(-1) ?? ''
}

/** Insertions, deletions and replacements that turn one text into the other (Levenshtein). */
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
