import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { quantile } from './measure.ts'
import type { PlatformStarted } from './platform.ts'
import { asset, assetsFor, type Document, job, post, postId } from './posts.ts'

const documentsAtOnce = 200
const openingsMeasured = 3
const jobs = 20
const note = 'note'
const finished = 'finished'

/** A platform with a number of posts, in a process of its own. */
export interface Stage {
  readonly posts: number
  /** The median of some openings. */
  readonly openMilliseconds: number
  ask(query: string, parameters: Record<string, unknown>): Promise<unknown>
  /** Writes something that is no post. */
  changeNote(): Promise<void>
  /** Writes a post. */
  changePost(random: () => number): Promise<void>
  /** Memory of the process in bytes. */
  memory(): Promise<number>
  close(): Promise<void>
}

/** Fills a directory with posts, unless an earlier run has. */
export async function fill(
  directory: string,
  posts: number,
  onProgress: (done: number) => void,
): Promise<void> {
  const mark = join(directory, finished)
  if (existsSync(mark)) return
  await mkdir(directory, { recursive: true })
  const { client, stop } = await start(directory)
  const put = async (count: number, documentAt: (number: number) => Document) => {
    for (let from = 0; from < count; from += documentsAtOnce) {
      const numbers = Array.from(
        { length: Math.min(documentsAtOnce, count - from) },
        (_, n) => from + n,
      )
      const mutations = numbers.map((number) => ({ createOrReplace: documentAt(number) }))
      await client.mutate(mutations, { returnDocuments: false, visibility: 'async' })
      onProgress(from + numbers.length)
    }
  }
  await put(1, () => ({ _id: note, _type: note }))
  await put(jobs, job)
  await put(assetsFor(posts), asset)
  await put(posts, post)
  await stop()
  await writeFile(mark, '')
}

/** Starts a platform on a directory that was filled. */
export async function openStage(directory: string, posts: number): Promise<Stage> {
  const openings: number[] = []
  for (let opening = 1; opening < openingsMeasured; opening += 1) {
    const { started, stop } = await start(directory)
    openings.push(started.openMilliseconds)
    await stop()
  }
  const { client, child, started, stop } = await start(directory)
  openings.push(started.openMilliseconds)
  let writes = 0
  const change = async (id: string, field: string) => {
    writes += 1
    const set = { [field]: `changed ${Date.now()} ${writes}` }
    await client.patch(id).set(set).commit({ returnDocuments: false })
  }
  return {
    posts,
    openMilliseconds: quantile(openings, 0.5),
    ask: (query, parameters) => client.fetch(query, parameters),
    changeNote: () => change(note, 'text'),
    changePost: (random) => change(postId(Math.floor(random() * posts)), 'title'),
    memory: async () => {
      child.send('memory')
      const [bytes] = await once(child, 'message')
      return Number(bytes)
    },
    close: stop,
  }
}

async function start(directory: string): Promise<{
  client: SanityClient
  child: ChildProcess
  started: PlatformStarted
  stop: () => Promise<void>
}> {
  const child = fork(join(import.meta.dirname, 'platform.ts'), [directory])
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The platform on ${directory} ended with ${code}`)
  })
  const [started]: PlatformStarted[] = await Promise.race([once(child, 'message'), failed])
  failed.catch(() => {})
  if (!started) throw new Error(`The platform on ${directory} said nothing`)
  const client = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-05-21',
    apiHost: started.url,
    token: started.token,
    useProjectHostname: false,
    useCdn: false,
  })
  const stop = async () => {
    const ended = once(child, 'exit')
    child.disconnect()
    await ended
  }
  return { client, child, started, stop }
}
