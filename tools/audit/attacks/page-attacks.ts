import { randomUUID } from 'node:crypto'
import { apiVersion } from '#content/index.ts'
import { type Attack, attacker, flood, openSockets, times } from './attacker.ts'

const form = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
}
const MEGABYTE = Buffer.alloc(1024 * 1024, 'a')

/** Work of the renderer and related code, ordered by URLs and bodies that differ a little. */
export const pageAttacks: readonly Attack[] = [
  {
    name: 'posts to pages, to Markdown alternates and to paths that do not exist',
    run: ({ url, signal }) =>
      flood(
        times(3_000, (number) => ({
          url: url + (['/terms.md', '/pricing', '/nothing', '/pricing.md'][number % 4] ?? ''),
          method: 'POST',
          from: attacker,
          headers: { ...form, 'content-length': '0' },
        })),
        32,
        signal,
      ),
    isHeld: (outcomes) => !outcomes.has('200'),
  },
  {
    name: 'forms with 120,000 characters of text, 32 at a time',
    run: ({ url, signal }) =>
      flood(
        times(2_000, () => ({
          url: `${url}/contact`,
          from: attacker,
          headers: form,
          body: `message=${'+'.repeat(120_000)}`,
        })),
        32,
        signal,
      ),
  },
  {
    name: '500 CONNECT requests, reset or kept open',
    run: ({ url, signal }) =>
      openSockets(
        url,
        500,
        (socket) => {
          socket.resume()
          socket.write('CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n', () => {
            if (Math.random() < 0.5) socket.resetAndDestroy()
          })
        },
        signal,
      ),
    isHeld: (outcomes) => !outcomes.has('still open at the end'),
  },
  {
    name: 'Open Graph images of pages, 32 at a time',
    async run({ url, signal }) {
      const html = await (await fetch(url)).text()
      const [path = ''] = /\/share\/[^"]+\.png/.exec(html) ?? []
      return flood(
        times(3_000, (number) => ({
          url: url + (number % 2 ? path : '/share/0/pricing.png'),
          from: attacker,
        })),
        32,
        signal,
      )
    },
  },
  {
    name: 'percent-encoded spellings of one post',
    run: ({ url, signal }) =>
      flood(
        times(4_000, (number) => ({
          url: `${url}/blogs/${spelled('threat-models-from-code', number + 1)}`,
          from: attacker,
        })),
        8,
        signal,
      ),
    isHeld: (outcomes) => !outcomes.has('200'),
  },
  {
    name: 'Markdown of the longest page with arbitrary queries',
    run: ({ url, signal }) =>
      flood(
        times(4_000, () => ({ url: `${url}/terms.md?q=${randomUUID()}`, from: attacker })),
        8,
        signal,
      ),
  },
  {
    name: 'uploads of 31 MB without a length to the editor',
    run: ({ url, signal }) =>
      flood(
        times(400, () => ({
          url: `${url}/studio/api/v${apiVersion}/assets/images/production`,
          method: 'POST',
          from: attacker,
          headers: { 'sec-fetch-site': 'same-origin', 'transfer-encoding': 'chunked' },
          body: Array(31).fill(MEGABYTE),
        })),
        24,
        signal,
      ),
  },
]

/** A path segment of which some letters are percent-encoded: those at the bits of the number. */
function spelled(segment: string, number: number): string {
  return [...segment]
    .map((letter, place) =>
      (number >> place) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
    )
    .join('')
}
