import { randomBytes, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { apiVersion } from '#content/index.ts'
import { openPeople } from '#leads/index.ts'
import { contentPlatformOf } from '../../../tests/fixtures/running-site.ts'
import {
  type Attack,
  type AttackRequest,
  attacker,
  flood,
  json,
  network,
  type Outcomes,
  openSockets,
  type Target,
  times,
} from './attacker.ts'
import { pageAttacks } from './page-attacks.ts'

/** Requests that one anonymous client can send: cheap to send, and expensive to respond to if not limited. */
export const attacks: readonly Attack[] = [
  {
    name: 'baseline without an attack',
    async run({ signal }) {
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
      return new Map()
    },
  },
  {
    name: 'PUT of 400 MB to a form',
    run: ({ url, signal }) =>
      flood(
        times(2, () => largePut(`${url}/contact`)),
        2,
        signal,
      ),
  },
  {
    name: 'HTML messages, slow to read',
    run: ({ url, signal }) =>
      flood(
        times(300, () => htmlMessage(`${url}/api/email-send`)),
        8,
        signal,
      ),
  },
  {
    name: 'images that are not made yet, 66 at a time',
    run: orderImages,
    isHeld: (outcomes) => [...outcomes.keys()].every((name) => !name.startsWith(LOST)),
  },
  {
    name: "queries that take long to read, on the platform's own port",
    async run({ dataDir, signal }) {
      const platform = await contentPlatformOf(dataDir)
      const queryUrl = `${platform.url}/v${apiVersion}/data/query/${platform.dataset}`
      return flood(queries(queryUrl), 4, signal)
    },
  },
  {
    name: '3,000 URLs that do not exist',
    run: ({ url, signal }) =>
      flood(
        times(3_000, () => ({ url: `${url}/${randomUUID()}`, from: attacker })),
        32,
        signal,
      ),
  },
  {
    name: '3,000 posts that do not exist',
    run: ({ url, signal }) =>
      flood(
        times(3_000, () => ({ url: `${url}/blogs/${randomUUID()}`, from: attacker })),
        32,
        signal,
      ),
  },
  {
    name: '1,000 searches that nobody made before',
    run: ({ url, signal }) =>
      flood(
        times(1_000, () => ({ url: `${url}/blogs?q=${randomUUID()}`, from: attacker })),
        32,
        signal,
      ),
  },
  {
    name: '31 connections that send requests and never read',
    run({ url, signal }) {
      const request = `GET /terms HTTP/1.1\r\nHost: a\r\nAccept-Encoding: identity\r\n\r\n`
      return openSockets(
        url,
        31,
        (socket) => {
          socket.pause()
          socket.write(request.repeat(200))
        },
        signal,
      )
    },
  },
  {
    name: '100 connections that request a picture of 7 MB and never read',
    async run({ url, dataDir, signal }) {
      const path = await uploadLargePicture(dataDir)
      // Into the cache.
      await (await fetch(url + path)).arrayBuffer()
      const { host } = new URL(url)
      return openSockets(
        url,
        100,
        (socket) => {
          socket.pause()
          socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
        },
        signal,
      )
    },
  },
  {
    name: '800 connections that send a header a second',
    run: ({ url, signal }) =>
      openSockets(
        url,
        800,
        (socket) => {
          socket.write('GET / HTTP/1.1\r\nHost: a\r\n')
          const timer = setInterval(() => socket.write('X-Slow: 1\r\n'), 1_000)
          socket.once('close', () => clearInterval(timer))
        },
        signal,
      ),
  },
  {
    name: '600 sign-ins to the leads page, each from another network',
    async run({ url, dataDir, signal }) {
      const people = openPeople({ dataDir })
      await people.add({ name: 'Ada', role: 'sales', password: randomUUID() })
      await people.close()
      return flood(
        times(600, (number) => ({
          url: `${url}/leads/sign-in`,
          from: network(number),
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            'sec-fetch-site': 'same-origin',
          },
          body: `name=Ada&password=${randomUUID()}`,
        })),
        16,
        signal,
      )
    },
  },
  {
    name: '2,000 newsletter subscriptions, each from another network',
    run: ({ url, signal }) =>
      flood(
        times(2_000, (number) => ({
          ...json(`${url}/api/newsletter`, { email: `${randomUUID()}@example.org` }),
          from: network(number),
        })),
        16,
        signal,
      ),
  },
  {
    name: '3,000 repeats of one idempotency key',
    run({ url, signal }) {
      const lead = {
        email: 'ada@example.org',
        linkedin: 'https://www.linkedin.com/in/ada',
        idempotencyKey: randomUUID(),
      }
      return flood(
        times(3_000, () => json(`${url}/api/waitlistapi`, lead)),
        16,
        signal,
      )
    },
  },
  {
    name: "400 event streams without a token, on the platform's own port",
    async run({ dataDir, signal }) {
      const platform = await contentPlatformOf(dataDir)
      const path = `/v${apiVersion}/data/live/events/${platform.dataset}`
      return openSockets(
        platform.url,
        400,
        (socket) =>
          socket.write(
            `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/event-stream\r\n\r\n`,
          ),
        signal,
      )
    },
  },
  ...pageAttacks,
]

const LOST = "another client's picture: "
const NEGOTIATED = { accept: 'image/avif,image/webp' }

/** Images in arbitrary and real sizes, while another client requests images that are not cached. */
async function orderImages({ url, signal }: Target): Promise<Outcomes> {
  const list = await (await fetch(`${url}/blogs`)).text()
  const sources = [...list.matchAll(/ srcset="([^"]+)"/gi)].map(([, set = '']) => set)
  const named = sources.flatMap((set) => set.match(/\/images\/\S+/g) ?? [])
  const paths = [...new Set(named.map((path) => path.replaceAll('&amp;', '&')))]
  const others = paths.splice(-3)
  const orders = [
    ...times(66, (number) => ({
      url: `${url}${paths[0]?.split('?')[0]}?w=${3_000 + number}&h=2000&fm=avif&q=100`,
      from: attacker,
    })),
    ...[NEGOTIATED, { accept: 'image/webp' }, { accept: '*/*' }].flatMap((headers) =>
      paths.map((path) => ({ url: url + path, from: attacker, headers })),
    ),
  ]
  const attack = flood(orders, 66, signal)
  const wanted = others.map((path) => ({
    url: url + path,
    from: '198.51.100.8',
    headers: NEGOTIATED,
  }))
  const served = await flood(wanted, 1, signal)
  const outcomes = await attack
  for (const [status, often] of served) {
    const name = status === '200' ? 'new picture for another client' : LOST + status
    outcomes.set(name, often)
  }
  return outcomes
}

/** Stores a picture of noise, which can't be compressed. Returns its path on the site. */
async function uploadLargePicture(dataDir: string): Promise<string> {
  const [width, height, channels] = [1_550, 1_550, 3] as const
  const noise = randomBytes(width * height * channels)
  const png = await sharp(noise, { raw: { width, height, channels } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const { url, token, dataset } = await contentPlatformOf(dataDir)
  const response = await fetch(`${url}/v${apiVersion}/assets/images/${dataset}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: new Blob([new Uint8Array(png)]),
  })
  const uploaded: { document: { path: string } } = await response.json()
  return `/${uploaded.document.path}`
}

const MEGABYTE = Buffer.alloc(1024 * 1024, 'a=b&')

function largePut(url: string): AttackRequest {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(400 * MEGABYTE.length),
  }
  return { url, method: 'PUT', from: attacker, headers, body: Array(400).fill(MEGABYTE) }
}

function htmlMessage(url: string): AttackRequest {
  const htmlContent = `a${' '.repeat(32_000)}a`
  return json(url, { to: 'nobody@example.org', subject: 'Hello', htmlContent })
}

function* queries(url: string): Generator<AttackRequest> {
  const texts = [
    Array(20_000).fill('1').join('+'),
    Array(100_000).fill('1').join('+'),
    `${'('.repeat(10_000)}1${')'.repeat(10_000)}`,
    `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
    `*[${Array(5_000).fill('_id match "a*"').join('||')}]`,
    `*{${Array(3_000).fill('...').join(',')}}`,
    '*{"a": *{"b": *{"c": *{"d": *{"e": *}}}}}',
  ]
  for (let round = 0; round < 4; round += 1) {
    for (const text of texts) yield json(url, { query: `${text} // ${round}` })
  }
}
