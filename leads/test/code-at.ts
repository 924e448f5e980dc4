import { Secret, TOTP } from 'otpauth'

/** The code that an authenticator app shows for a key in Base32 at a time, in ms since the epoch. */
export function codeAt(key: string, timestamp: number): string {
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp })
}
