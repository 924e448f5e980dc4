import { figures } from '#copy/legal/figures.ts'
import type { Db, Trx } from './store/database.ts'
import type { PostRow } from './store/tables.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** Without a key, identical posts within this time are one lead . */
export const repeatWindow = 10 * minute

/**
 * How many of each are allowed. Mails that a form sends to the address a visitor typed are capped for
 * each mailbox, so that nobody is flooded by them, and slowed down by network and in all. Sign-ins to
 * the leads page are capped by network, by browser and in all.
 */
const rules = {
  accepted: [
    { posts: 10, within: 10 * minute },
    { posts: 50, within: day },
  ],
  refused: [{ posts: 100, within: 10 * minute }],
  mailed: [{ posts: 3, within: day }],
  // By a network and form, by a network and all forms, by all networks.
  'mailed-network': [{ posts: 10, within: 60 * minute }],
  'mailed-all-forms': [{ posts: 20, within: 60 * minute }],
  'mailed-in-all': [{ posts: 200, within: 60 * minute }],
  'mailed-first': [{ posts: 1_000, within: 60 * minute }],
  'sign-in': [
    { posts: 5, within: 10 * minute },
    { posts: 30, within: day },
  ],
  // By everybody who never signed in before: the longer it goes on, the longer the pauses.
  'sign-in-all': [
    { posts: 20, within: minute },
    { posts: 60, within: 10 * minute },
    { posts: 600, within: day },
  ],
} satisfies Record<PostRow['outcome'], readonly { posts: number; within: number }[]>

export type PostOf = Pick<PostRow, 'form' | 'client' | 'outcome'>

/** Seconds until another post with this outcome fits the limits; 0 when it fits now. */
export async function secondsToWait(db: Db, post: PostOf, now: number): Promise<number> {
  const limits = rules[post.outcome]
  const fewest = Math.min(...limits.map(({ posts }) => posts))
  const most = Math.max(...limits.map(({ posts }) => posts))
  const longest = Math.max(...limits.map(({ within }) => within))
  // From the one with which the first limit is full, the newest first.
  const counted = await db
    .selectFrom('posts')
    .select('at')
    .where('form', '=', post.form)
    .where('client', '=', post.client)
    .where('outcome', '=', post.outcome)
    .where('at', '>', now - longest)
    .orderBy('at', 'desc')
    .offset(fewest - 1)
    .limit(most - fewest + 1)
    .execute()
  const freeAt = limits.map(({ posts, within }) => (counted[posts - fewest]?.at ?? 0) + within)
  return Math.ceil((Math.max(now, ...freeAt) - now) / 1000)
}

/** Whether anything was counted since a time, in ms since the epoch. */
export async function hasCounted(db: Db, post: PostOf, since: number): Promise<boolean> {
  const found = await db
    .selectFrom('posts')
    .select('at')
    .where('form', '=', post.form)
    .where('client', '=', post.client)
    .where('outcome', '=', post.outcome)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Counts posts; `purgeExpired` forgets them when no limit looks at them any more. */
export async function countPosts(trx: Trx, posts: readonly PostRow[]): Promise<void> {
  await trx.insertInto('posts').values(posts).execute()
}

/** Forgets the counts that are past their time. Returns how many. */
export async function forgetPosts(trx: Trx, now: number): Promise<number> {
  const past = now - figures.retention.floodCountDays * day
  const result = await trx.deleteFrom('posts').where('at', '<=', past).executeTakeFirst()
  return Number(result.numDeletedRows)
}
