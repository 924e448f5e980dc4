import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { siteKey } from './client-key.ts'
import { nameOfHash, verifyPassword } from './password.ts'
import type { Store, Trx } from './store/database.ts'
import { type RateLimitKey, recordEvents, secondsToWait } from './stored-rate-limit.ts'

const SESSION_MS = 12 * 60 * 60_000
const DEVICE_MS = 180 * 24 * 60 * 60_000
const form = 'leads page'

export interface SignInAttempt {
  password: string
  /** The client's IP address. */
  address: string
  /** The device token from an earlier sign-in of this browser. */
  device?: string | undefined
}

export type SignIn =
  | { state: 'open'; token: string; seconds: number; device: string; deviceSeconds: number }
  | { state: 'refused' }
  | { state: 'limited'; retryAfterSeconds: number }

/** The sessions of the leads page, shared by all processes on the database. */
export interface Sessions {
  /**
   * Opens a session for the right password. Attempts are limited before the password is checked: by
   * network and for all networks, or by the browser if it has signed in before, so that a flood from
   * elsewhere does not lock it out.
   */
  signIn(attempt: SignInAttempt): Promise<SignIn>
  isOpen(token: string): Promise<boolean>
  end(token: string): Promise<void>
}

export interface SessionParts {
  store: Store
  /** The key that signs device tokens. */
  secret: () => Promise<string>
  /** The output of `npm run leads -- password`. */
  passwordHash: string
  now: () => number
}

export function openSessions({ store, secret, passwordHash, now }: SessionParts): Sessions {
  const passwordId = nameOfHash(passwordHash)
  return {
    async signIn({ password, address, device }) {
      const known = device && readDevice(await secret(), passwordId, device, now())
      const counts: RateLimitKey[] = known
        ? [{ form, client: known, event: 'sign-in' }]
        : [
            { form, client: siteKey(address), event: 'sign-in' },
            { form, client: '*', event: 'sign-in-all' },
          ]
      const retryAfterSeconds = await store.write((trx) => countAttempt(store, trx, counts, now()))
      if (retryAfterSeconds > 0) return { state: 'limited', retryAfterSeconds }
      const verdict = await verifyPassword(password, passwordHash, known ? 'known' : 'unknown')
      if (verdict === 'busy') return { state: 'limited', retryAfterSeconds: 5 }
      if (verdict === 'wrong') return { state: 'refused' }
      const token = randomBytes(32).toString('base64url')
      const session = {
        token_hash: hashOf(token),
        password_id: passwordId,
        expires_at: now() + SESSION_MS,
      }
      await store.write(async (trx) => {
        await purgeSessions(trx, now())
        await trx.insertInto('sessions').values(session).execute()
        const forgiven = trx.deleteFrom('rate_limit_events').where('form', '=', form)
        await forgiven.where('client', '=', counts[0]?.client ?? '').execute()
      })
      return {
        state: 'open',
        token,
        seconds: SESSION_MS / 1000,
        device: makeDevice(await secret(), passwordId, now() + DEVICE_MS),
        deviceSeconds: DEVICE_MS / 1000,
      }
    },
    async isOpen(token) {
      const db = await store.open()
      const found = await db
        .selectFrom('sessions')
        .select('expires_at')
        .where('token_hash', '=', hashOf(token))
        .where('password_id', '=', passwordId)
        .where('expires_at', '>', now())
        .executeTakeFirst()
      return found !== undefined
    },
    async end(token) {
      await store.write((trx) =>
        trx.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute(),
      )
    },
  }
}

/** Counts an attempt by all of its limits, unless one is reached. Returns the seconds to wait. */
async function countAttempt(store: Store, trx: Trx, counts: readonly RateLimitKey[], at: number) {
  await store.lock(
    trx,
    counts.map(({ client }) => `sign-in ${client}`),
  )
  const waits = await Promise.all(counts.map((count) => secondsToWait(trx, count, at)))
  const wait = Math.max(...waits)
  const rows = counts.map((count) => ({
    ...count,
    occurred_at: at,
    fingerprint: null,
    lead_id: null,
  }))
  if (wait === 0) await recordEvents(trx, rows)
  return wait
}

/** Deletes expired sessions. Returns how many. */
export async function purgeSessions(trx: Trx, now: number): Promise<number> {
  const result = await trx.deleteFrom('sessions').where('expires_at', '<=', now).executeTakeFirst()
  return Number(result.numDeletedRows)
}

/**
 * A device token: `id.expiry.mac`, given to a browser that has signed in. It opens no session; with it,
 * the attempts of this browser are limited separately. A new password makes it invalid.
 */
export function makeDevice(secret: string, password: string, expiresAt: number): string {
  const claim = `${randomBytes(16).toString('base64url')}.${expiresAt.toString(36)}`
  return `${claim}.${macOf(secret, password, claim)}`
}

/** The id in a device token; undefined when it is forged or expired. */
export function readDevice(
  secret: string,
  password: string,
  device: string,
  now: number,
): string | undefined {
  const [id = '', expiry = '', mac = ''] = device.split('.', 3)
  const [given, expected] = [
    Buffer.from(mac),
    Buffer.from(macOf(secret, password, `${id}.${expiry}`)),
  ]
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs && Number.parseInt(expiry, 36) > now ? id : undefined
}

function macOf(secret: string, password: string, claim: string): string {
  return createHmac('sha256', secret).update(`device:${password}:${claim}`).digest('base64url')
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
