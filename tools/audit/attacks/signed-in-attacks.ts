import sharp from 'sharp'
import { WebSocket } from 'ws'
import { apiVersion } from '#content/index.ts'
import type { RoleWith } from '#leads/index.ts'
import { count, flood, type Outcomes, openSockets, times } from './attacker.ts'

/** The content platform, as a signed-in person reaches it. */
interface SignedIn {
  /** The URL of the platform, with the API version. */
  api: string
  dataset: string
  headers: Readonly<Record<string, string>>
  /** Aborts the attack. */
  signal: AbortSignal
}

/** Expensive work that someone with a role can order. */
export interface SignedInAttack {
  name: string
  role: RoleWith<'studio'>
  run(target: SignedIn): Promise<Outcomes>
}

const ITEMS_OF_LARGE_LIST = 200_000
const PATCHES = 2_000

export const signedInAttacks: readonly SignedInAttack[] = [
  {
    name: '5,000 presence subscriptions, then announcements of 60 KB',
    role: 'recruiter',
    run: announcePresence,
  },
  {
    name: 'a listener with nested counts, while its document changes',
    role: 'recruiter',
    run: listenWithNestedCounts,
  },
  {
    name: '2,000 patches of a list of 200,000 in one request, as a dry run',
    role: 'recruiter',
    async run({ api, dataset, headers, signal }) {
      const url = `${api}/data/mutate/${dataset}`
      const list = Array(ITEMS_OF_LARGE_LIST).fill(1)
      const document = { _id: 'drafts.large', _type: 'job', list }
      const outcomes = await flood(
        [{ url, headers, body: mutationsOf([{ createOrReplace: document }]) }],
        1,
        signal,
      )
      const patch = { patch: { id: document._id, set: { title: 'a' } } }
      const body = mutationsOf(Array(PATCHES).fill(patch))
      const dryRuns = times(4, () => ({ url: `${url}?dryRun=true`, headers, body }))
      return withAll(outcomes, await flood(dryRuns, 2, signal))
    },
  },
  {
    name: 'SVG uploads with noise of 2000 by 2000, eight at a time, and half of the clients leave',
    role: 'editor',
    async run({ api, dataset, headers, signal }) {
      const url = `${api}/assets/images/${dataset}`
      const uploads = (from: number) =>
        times(12, (number) => ({ url, headers, body: noise(from + number) }))
      const stays = flood(uploads(0), 4, signal)
      const leaves = flood(uploads(100), 4, AbortSignal.any([signal, AbortSignal.timeout(1_000)]))
      return withAll(await stays, await leaves)
    },
  },
  {
    name: 'queries of a text that doubles, four at a time',
    role: 'recruiter',
    run({ api, dataset, headers, signal }) {
      const query = `lower({"a":"${'x'.repeat(1_000)}"}${'{"a":a+a}'.repeat(19)}.a)`
      const url = `${api}/data/query/${dataset}`
      const body = JSON.stringify({ query })
      return flood(
        times(400, () => ({ url, headers, body })),
        4,
        signal,
      )
    },
  },
  {
    name: 'results of 8 MB that nobody reads, 60 at a time',
    role: 'recruiter',
    run({ api, dataset, headers, signal }) {
      const query = `{"a":"${'x'.repeat(1_000)}"}${'{"a":a+a}'.repeat(13)}`
      const path = `${new URL(api).pathname}/data/query/${dataset}?query=${encodeURIComponent(query)}`
      const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: ${headers.authorization}\r\n\r\n`
      return openSockets(
        api,
        60,
        (socket) => {
          socket.pause()
          socket.write(request)
        },
        signal,
      )
    },
  },
  {
    name: 'pictures of 49 million pixels, and images of them, four at a time',
    role: 'editor',
    run: uploadLargePictures,
  },
  {
    name: '128 listeners to all that is known of a document of 2 MB, and patches of it',
    role: 'recruiter',
    async run({ api, dataset, headers, signal }) {
      const url = `${api}/data/mutate/${dataset}`
      const large = { _id: 'drafts.large', _type: 'job', text: 'x'.repeat(2_000_000) }
      const create = { url, headers, body: mutationsOf([{ createOrReplace: large }]) }
      const outcomes = await flood([create], 1, signal)
      const all =
        'includeAllVersions=true&includeResult=true&includePreviousRevision=true&effectFormat=mendoza'
      const listening = new AbortController()
      const streams = Array.from({ length: 128 }, async () => {
        const { body } = await fetch(`${api}/data/listen/${dataset}?query=*&${all}`, {
          headers,
          signal: listening.signal,
        })
        await body?.pipeTo(new WritableStream())
      })
      const patches = times(20, (number) => ({
        url,
        headers,
        body: mutationsOf([{ patch: { id: large._id, set: { title: `${number}` } } }]),
      }))
      withAll(outcomes, await flood(patches, 1, signal))
      listening.abort()
      await Promise.allSettled(streams)
      return outcomes
    },
  },
  {
    name: 'parameters of queries that nest 10,000 levels',
    role: 'recruiter',
    run({ api, dataset, headers, signal }) {
      const url = `${api}/data/query/${dataset}`
      const body = `{"query":"$a","params":{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}}`
      return flood(
        times(400, () => ({ url, headers, body })),
        4,
        signal,
      )
    },
  },
  {
    name: '60,000 createIfNotExists of a large document in one request, and as many settings',
    role: 'recruiter',
    async run({ api, dataset, headers, signal }) {
      const url = `${api}/data/mutate/${dataset}`
      const large = { _id: 'drafts.large', _type: 'job', text: 'x'.repeat(3_000_000) }
      const outcomes = await flood(
        [{ url, headers, body: mutationsOf([{ createOrReplace: large }]) }],
        1,
        signal,
      )
      const again = { createIfNotExists: { _id: large._id, _type: large._type } }
      const body = mutationsOf(Array(60_000).fill(again))
      const pairs = JSON.stringify(Array(60_000).fill({ key: 'a', value: 1 }))
      const settings = { url: `${api}/users/me/keyvalue`, method: 'PUT', headers, body: pairs }
      const requests = times(20, (number) =>
        number % 2 ? settings : { url: `${url}?returnDocuments=true`, headers, body },
      )
      return withAll(outcomes, await flood(requests, 2, signal))
    },
  },
]

function withAll(outcomes: Outcomes, others: Outcomes): Outcomes {
  for (const [name, times] of others) outcomes.set(name, (outcomes.get(name) ?? 0) + times)
  return outcomes
}

const mutationsOf = (mutations: readonly object[]) => JSON.stringify({ mutations })

/** An SVG that takes a few hundred bytes to write and seconds to draw. */
function noise(seed: number): string {
  const filter = `<filter id="f"><feTurbulence baseFrequency="0.7" numOctaves="9" seed="${seed}"/></filter>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000">${filter}<rect width="2000" height="2000" filter="url(#f)"/></svg>`
}

/** Few bytes of a format whose decoder needs memory for all pixels at once. */
async function uploadLargePictures({ api, dataset, headers, signal }: SignedIn): Promise<Outcomes> {
  const url = `${api}/assets/images/${dataset}`
  const outcomes: Outcomes = new Map()
  const upload = async (background: string): Promise<string[]> => {
    const create = { width: 7_000, height: 7_000, channels: 3 as const, background }
    const body = new Uint8Array(
      await sharp({ create }).jpeg({ progressive: true, quality: 30 }).toBuffer(),
    )
    try {
      const response = await fetch(url, { method: 'POST', headers, body, signal })
      const { document }: { document?: { path: string } } = await response.json()
      return document ? [document.path] : []
    } catch (error) {
      if (!signal.aborted) throw error
      count(outcomes, 'no response in time')
      return []
    }
  }
  const paths = (await Promise.all(['#222', '#555', '#888', '#bbb'].map(upload))).flat()
  const images = paths.flatMap((path) =>
    [400, 800, 1200].map((width) => ({
      url: `${new URL(api).origin}/${path}?w=${width}`,
      headers,
    })),
  )
  return withAll(outcomes, await flood(images, 4, signal))
}

/** One listener with a filter that takes the fourth power of a list's length, and a patch after another. */
async function listenWithNestedCounts({
  api,
  dataset,
  headers,
  signal,
}: SignedIn): Promise<Outcomes> {
  const mutate = `${api}/data/mutate/${dataset}`
  const list = Array(46).fill(1)
  const create = mutationsOf([{ createOrReplace: { _id: 'drafts.listened', _type: 'job', list } }])
  const outcomes = await flood([{ url: mutate, headers, body: create }], 1, signal)
  const filter = '*[count(list[count(^.list[count(^.^.list[count(^.^.^.list[@>0])>0])>0])>0])>0]'
  const listen = `${api}/data/listen/${dataset}?includeAllVersions=true&query=${encodeURIComponent(filter)}`
  const stream = await fetch(listen, { headers, signal }).catch(() => undefined)
  const listened = stream?.body?.pipeTo(new WritableStream()).catch(() => undefined)
  const patches = times(40, (number) => ({
    url: mutate,
    headers,
    body: mutationsOf([{ patch: { id: 'drafts.listened', set: { title: `${number}` } } }]),
  }))
  withAll(outcomes, await flood(patches, 1, signal))
  await stream?.body?.cancel().catch(() => undefined)
  await Promise.race([listened, Promise.resolve()])
  return outcomes
}

/** Ten sockets of which one announces, and nobody reads. */
async function announcePresence({ api, dataset, headers, signal }: SignedIn): Promise<Outcomes> {
  const outcomes: Outcomes = new Map()
  const url = `${api.replace('http', 'ws').replace(apiVersion, '2022-06-30')}/socket/${dataset}`
  const sockets = Array.from({ length: 10 }, () => new WebSocket(url))
  const opened = sockets.map(
    (socket) =>
      new Promise<void>((resolve) => {
        socket.once('open', resolve)
        socket.once('close', (code) => {
          count(outcomes, `closed with ${code}`)
          resolve()
        })
        socket.once('error', () => resolve())
      }),
  )
  await Promise.all(opened)
  const call = (socket: WebSocket, method: string, params: object) => {
    if (socket.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: '1', method, params }))
  }
  for (const socket of sockets) {
    call(socket, 'authorization', { authorization: headers.authorization })
    for (let number = 0; number < 500; number += 1) call(socket, 'presence_subscribe', {})
    socket.pause()
  }
  const data = { sessionId: 'a', locations: ['x'.repeat(60_000)] }
  const announcing = setInterval(() => {
    for (const socket of sockets.slice(0, 1)) call(socket, 'presence_announce', { data })
  }, 100)
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  clearInterval(announcing)
  for (const socket of sockets) socket.terminate()
  return outcomes
}
