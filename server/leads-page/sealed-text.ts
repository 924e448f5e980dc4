import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
/** The lengths for GCM (NIST SP 800-38D). */
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts a text so that it can stand in a URL: what somebody searches leads for is mostly a person, and
 * URLs are kept in logs and histories (ASVS 5.0 V14.2.1). Only requests of the same session can read it.
 */
export function sealText(text: string, session: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyOf(session), iv)
  const encrypted = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat(encrypted).toString('base64url')
}

/** The text that was sealed in this session; undefined for anything else. */
export function openText(sealed: string, session: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < IV_BYTES + TAG_BYTES) return undefined
  const decipher = createDecipheriv(ALGORITHM, keyOf(session), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

function keyOf(session: string): Buffer {
  return Buffer.from(hkdfSync('sha256', session, '', 'search in the leads', 32))
}
