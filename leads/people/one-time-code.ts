import { Secret, TOTP } from 'otpauth'
import { brand } from '#copy/brand.ts'

/** 160 bits, as RFC 4226 §4 recommends. */
const KEY_BYTES = 20
const PERIOD_SECONDS = 30

/** A new key for an authenticator app, in Base32. */
export function newCodeKey(): string {
  return new Secret({ size: KEY_BYTES }).base32
}

/** Whether a text is a key that `newCodeKey` could have made. */
export function isCodeKey(text: string): boolean {
  return /^[A-Z2-7]{32}$/.test(text)
}

/** The `otpauth:` URL that adds a key to an authenticator app. */
export function codeKeyUrl(key: string, name: string): string {
  return totpOf(key, name).toString()
}

/**
 * The time step (RFC 6238 §4) whose code was entered: the current one, or the one before or after it, because
 * clocks differ. Undefined for a wrong code.
 * @param code six digits; spaces are ignored
 * @param now in ms since the epoch
 */
export function timeStepOf(key: string, code: string, now: number): number | undefined {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const totp = totpOf(key, '')
  const delta = totp.validate({ token, timestamp: now, window: 1 })
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta
}

// The defaults of authenticator apps; some ignore other values.
function totpOf(key: string, label: string): TOTP {
  const secret = Secret.fromBase32(key)
  return new TOTP({
    issuer: brand.name,
    label,
    secret,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  })
}
