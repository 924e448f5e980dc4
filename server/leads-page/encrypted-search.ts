import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKey } from '#signing/index.ts'

const ALGORITHM = 'aes-256-gcm'
/** The lengths for GCM (NIST SP 800-38D). */
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts a search text so that it can be in a URL. It's mostly a person's name, and URLs end up in logs and
 * browser histories (ASVS 5.0 V14.2.1). Only requests of the same session can decrypt it. It's not stored
 * with the session, because each tab and each history entry has its own search.
 */
export function encryptSearch(text: string, session: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, encryptionKey(session), iv)
  const parts = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat(parts).toString('base64url')
}

/** Decrypts a text that `encryptSearch` encrypted in this session; undefined for anything else. */
export function decryptSearch(encrypted: string, session: string): string | undefined {
  const bytes = Buffer.from(encrypted, 'base64url')
  if (bytes.length < IV_BYTES + TAG_BYTES) return undefined
  const decipher = createDecipheriv(
    ALGORITHM,
    encryptionKey(session),
    bytes.subarray(0, IV_BYTES),
    {
      authTagLength: TAG_BYTES,
    },
  )
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

function encryptionKey(session: string): Buffer {
  return deriveKey(session, 'search in the leads')
}
