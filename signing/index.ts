import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** A key of 32 bytes for one purpose, derived from a secret by HKDF-SHA256 (RFC 5869). */
export function deriveKey(secret: string | Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}

/** HMAC-SHA256 (RFC 2104) of a text, as base64url. */
export function sign(key: string | Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}

/** Whether a signature is the one that `sign` returns, compared in constant time. */
export function isSignatureOf(signature: string, key: string | Buffer, text: string): boolean {
  return isEqualInConstantTime(signature, sign(key, text))
}

/** A token: a claim, a dot, and the signature of the claim for one purpose. */
export function signToken(key: string | Buffer, purpose: string, claim: string): string {
  return `${claim}.${sign(key, `${purpose}:${claim}`)}`
}

/** The claim of a token; undefined when it wasn't signed with this key for this purpose. */
export function readToken(
  key: string | Buffer,
  purpose: string,
  token: string,
): string | undefined {
  const end = token.lastIndexOf('.')
  const claim = token.slice(0, Math.max(end, 0))
  return isSignatureOf(token.slice(end + 1), key, `${purpose}:${claim}`) ? claim : undefined
}

/** Whether two texts are equal, in a time that does not tell where they differ, or how long the other is. */
export function isEqualInConstantTime(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
