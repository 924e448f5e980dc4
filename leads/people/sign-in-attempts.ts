import { randomBytes } from 'node:crypto'
import { addressPrefix } from 'limits'
import { readToken, signToken } from '#signing/index.ts'
import { prefixLengths } from '../rate-limits/prefix-lengths.ts'
import { type RateLimitKey, recordEvents, secondsToWait } from '../rate-limits/stored-rate-limit.ts'
import type { Store, Trx } from '../store/database.ts'
import { passwordIdOf, verifyPassword } from './password.ts'

const DEVICE_MS = 180 * 24 * 60 * 60_000

export interface SignInAttempt {
  password: string
  /** The client's IP address. */
  address: string
  /** The device token from an earlier sign-in of this browser. */
  device?: string | undefined
}

interface AttemptParts {
  store: Store
  /** The key that signs device tokens. */
  secret: () => Promise<string>
  now: () => number
}

const form = 'sign-in'

/**
 * The result of an attempt. After a successful one, `clearAttempts` deletes the attempts that count toward
 * the limits of this browser or network.
 */
export type AttemptResult =
  | {
      state: 'valid'
      clearAttempts: (trx: Trx) => Promise<void>
      device: string
      deviceSeconds: number
    }
  | { state: 'refused' }
  | { state: 'limited'; retryAfterSeconds: number }

/**
 * Verifies a password. Attempts are limited first, by network and for all networks together. A browser that
 * has signed in before has its own limit, so that a flood from elsewhere doesn't lock it out.
 */
export async function attemptSignIn(
  { store, secret, now }: AttemptParts,
  { password, address, device }: SignInAttempt,
  passwordHash: string,
): Promise<AttemptResult> {
  const passwordId = passwordIdOf(passwordHash)
  const known =
    device === undefined ? undefined : verifyDeviceToken(await secret(), passwordId, device, now())
  const counts: RateLimitKey[] = known
    ? [{ form, client: known, event: 'sign-in' }]
    : [
        { form, client: addressPrefix(address, prefixLengths.network), event: 'sign-in' },
        { form, client: '*', event: 'sign-in-all' },
      ]
  const retryAfterSeconds = await store.write((trx) => countAttempt(store, trx, counts, now()))
  if (retryAfterSeconds > 0) return { state: 'limited', retryAfterSeconds }
  const verdict = await verifyPassword(password, passwordHash, known !== undefined)
  if (verdict === 'busy') return { state: 'limited', retryAfterSeconds: 5 }
  if (verdict === 'invalid') return { state: 'refused' }
  return {
    state: 'valid',
    async clearAttempts(trx) {
      const attempts = trx.deleteFrom('rate_limit_events').where('form', '=', form)
      await attempts.where('client', '=', counts[0]?.client ?? '').execute()
    },
    ...newDevice(await secret(), passwordHash, now()),
  }
}

/** A device token for a browser that was given a password, and the seconds until it expires. */
export function newDevice(secret: string, passwordHash: string, now: number) {
  return {
    device: createDeviceToken(secret, passwordIdOf(passwordHash), now + DEVICE_MS),
    deviceSeconds: DEVICE_MS / 1000,
  }
}

/** Counts an attempt toward all its limits, unless one is reached. Returns the seconds to wait. */
async function countAttempt(store: Store, trx: Trx, counts: readonly RateLimitKey[], at: number) {
  await store.lock(
    trx,
    counts.map(({ client }) => `sign-in ${client}`),
  )
  const waits = await Promise.all(counts.map((count) => secondsToWait(trx, count, at)))
  const wait = Math.max(...waits)
  if (wait === 0) await recordEvents(trx, counts, at)
  return wait
}

/**
 * A device token: `id.expiry.signature`, given to a browser that has signed in. It opens no session; with it,
 * the attempts of this browser are limited separately. A new password makes it invalid.
 */
function createDeviceToken(secret: string, password: string, expiresAt: number): string {
  const claim = `${randomBytes(16).toString('base64url')}.${expiresAt.toString(36)}`
  return signToken(secret, `device:${password}`, claim)
}

/** The ID in a device token; undefined when it is forged or expired. */
export function verifyDeviceToken(
  secret: string,
  password: string,
  device: string,
  now: number,
): string | undefined {
  const [id, expiry = ''] = readToken(secret, `device:${password}`, device)?.split('.') ?? []
  return Number.parseInt(expiry, 36) > now ? id : undefined
}
