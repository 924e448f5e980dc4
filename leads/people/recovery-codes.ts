import { Secret } from 'otpauth'
import { hashOfToken } from './session-token.ts'

const COUNT = 10
/** 80 bits, which are 16 characters of Base32. */
const BYTES = 10

/** New recovery codes, such as `ABCD-EFGH-IJKL-MNOP`. Each signs in once, instead of a one-time code. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () =>
    new Secret({ size: BYTES }).base32.replaceAll(/.{4}(?=.)/g, '$&-'),
  )
}

/** SHA-256 of a recovery code, in any case and with any spaces and hyphens. */
export function hashOfRecoveryCode(code: string): string {
  return hashOfToken(code.replaceAll(/[\s-]/g, '').toUpperCase())
}
