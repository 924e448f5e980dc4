import { createHash, randomBytes, scrypt } from 'node:crypto'
import { QueueFullError, TaskQueue } from 'limits'
import { isEqualInConstantTime } from '#signing/index.ts'
import { characters, normalize } from '../fields/text.ts'

/** The parameters of scrypt (RFC 7914). */
export interface Cost {
  N: number
  r: number
  p: number
}

/** The first scrypt configuration that OWASP recommends. It takes 128 MB and about a quarter of a second. */
export const passwordCost: Cost = { N: 2 ** 17, r: 8, p: 1 }
const KEY_BYTES = 32
/** For new passwords, in characters: what NIST SP 800-63B-4 §3.1.1.2 asks for if there is no other factor. */
export const MIN_PASSWORD_LENGTH = 15
/** In UTF-16 units. Longer passwords are wrong without any work. */
const MAX_PASSWORD_LENGTH = 1_024
/** One at a time, because each takes 128 MB. */
const derivations = new TaskQueue({ concurrency: 1, maxWaiting: 5 })

/** Why a new password is refused; undefined for a good one. */
export function passwordError(password: string): string | undefined {
  if (characters(password) < MIN_PASSWORD_LENGTH)
    return `Use at least ${MIN_PASSWORD_LENGTH} characters.`
  if (password.length > MAX_PASSWORD_LENGTH) return `Use at most ${MAX_PASSWORD_LENGTH} characters.`
  return undefined
}

/**
 * Hashes a password, as `scrypt:N:r:p:salt:key`. Tests pass a lower cost.
 * @throws QueueFullError when too many are waiting
 */
export async function hashPassword(password: string, { N, r, p } = passwordCost): Promise<string> {
  const salt = randomBytes(16)
  const hasPriority = true
  const key = await derivations.run(() => derive(password, salt, { N, r, p }), { hasPriority })
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join(':')
}

/** A new password of 20 characters, which is 120 bits. */
export function generatePassword(): string {
  return randomBytes(15).toString('base64url')
}

/**
 * A hash that no password matches. Verifying it takes as long as verifying a real one, so that timing doesn't
 * reveal which names exist.
 */
export function decoyHash({ N, r, p }: Cost): string {
  const [salt, key] = [randomBytes(16), randomBytes(KEY_BYTES)]
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join(':')
}

/**
 * Verifies a password. When too many are waiting, the result is `busy` without hashing.
 * @param hasPriority whether it's verified first: for a browser that has signed in before
 */
export async function verifyPassword(
  password: string,
  hash: string,
  hasPriority = false,
): Promise<'valid' | 'invalid' | 'busy'> {
  if (password.length > MAX_PASSWORD_LENGTH) return 'invalid'
  try {
    const verified = await derivations.run(() => isValid(password, hash), { hasPriority })
    return verified ? 'valid' : 'invalid'
  } catch (error) {
    if (error instanceof QueueFullError) return 'busy'
    throw error
  }
}

/** A short ID of a password hash. Device tokens are signed with it, so that a new password makes them invalid. */
export function passwordIdOf(hash: string): string {
  return createHash('sha256').update(hash).digest('base64url').slice(0, 16)
}

async function isValid(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = hash.split(':')
  const found = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  })
  return isEqualInConstantTime(found.toString('base64url'), key)
}

function derive(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  const maxmem = 128 * N * r + 1024 * 1024 * 32
  return new Promise((resolve, reject) => {
    scrypt(normalize(password, 'NFC'), salt, KEY_BYTES, { N, r, p, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
