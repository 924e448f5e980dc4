import { nothingAllowed } from '../security-headers.ts'
import type { MadeAnswer } from './page-cache.ts'

/** What a visitor gets when too many pages are being rendered, and no copy of theirs is kept. */
export const overloaded: MadeAnswer = {
  answer: {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'retry-after': '2',
      'cache-control': 'no-store',
      'content-security-policy': nothingAllowed,
    },
    bodies: {
      identity: Buffer.from('Too many visitors right now. Please try again in a moment.\n'),
    },
    hash: 'overloaded',
  },
  dependencies: new Set(),
}
