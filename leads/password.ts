import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { normalize } from './text.ts'

interface Cost {
  N: number
  r: number
  p: number
}

/** OWASP's first choice for scrypt: 128 MB and about a quarter of a second. */
const cost: Cost = { N: 2 ** 17, r: 8, p: 1 }
const keyLength = 32
/** For new passwords (NIST SP 800-63B: 8 at least, 15 where nothing else proves who signs in). */
export const MIN_PASSWORD_LENGTH = 12
/** Longer ones are not even normalized. */
const MAX_PASSWORD_LENGTH = 1_024
/** Each verification takes its memory, so they go one after another, and few may wait. */
const MAX_WAITING = 5

/** `scrypt:N:r:p:salt:key`, free of characters that a shell would read. */
export const passwordHashPattern = /^scrypt:\d{1,8}:\d{1,3}:\d{1,3}:[\w-]{8,128}:[\w-]{16,128}$/

/** The hash of a password, for `LEADS_PASSWORD_HASH`. Tests want one that costs less. */
export async function hashPassword(password: string, { N, r, p } = cost): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, { N, r, p })
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join(':')
}

/** `known`: from a client that has signed in before; it waits for none of the others. */
export type Priority = 'known' | 'unknown'

const queues: Record<Priority, (() => void)[]> = { known: [], unknown: [] }
let isVerifying = false

/** Whether a password is the one of a hash. Too many at once are `busy`, before any work. */
export async function verifyPassword(
  password: string,
  hash: string,
  priority: Priority = 'unknown',
): Promise<'right' | 'wrong' | 'busy'> {
  if (password.length > MAX_PASSWORD_LENGTH) return 'wrong'
  if (queues[priority].length >= MAX_WAITING) return 'busy'
  if (isVerifying) await new Promise<void>((resolve) => queues[priority].push(resolve))
  isVerifying = true
  try {
    return (await isRight(password, hash)) ? 'right' : 'wrong'
  } finally {
    const next = queues.known.shift() ?? queues.unknown.shift()
    if (next) next()
    else isVerifying = false
  }
}

/** A short name for a hash, by which sessions know the password they were opened with. */
export function nameOfHash(hash: string): string {
  return createHash('sha256').update(hash).digest('base64url').slice(0, 16)
}

async function isRight(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = hash.split(':')
  const expected = Buffer.from(key, 'base64url')
  const found = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  })
  return expected.length === found.length && timingSafeEqual(expected, found)
}

function derive(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  const maxmem = 128 * N * r + 1024 * 1024 * 32
  return new Promise((resolve, reject) => {
    scrypt(normalize(password, 'NFC'), salt, keyLength, { N, r, p, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
