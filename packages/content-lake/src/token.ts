import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { chmod, readFile, rename, writeFile } from 'node:fs/promises'

const shape = /^[\w-]{32,}$/

/**
 * Reads the token of a content directory, or creates it: 43 random characters in a file that only
 * its owner can read. The directory is locked.
 * @throws Error when the file is invalid
 */
export async function readOrMakeToken(file: string): Promise<string> {
  const existing = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (existing === undefined) return makeToken(file)
  const token = existing.trim()
  if (!shape.test(token))
    throw new Error(`${file} does not contain a token; delete it to get a new one`)
  await chmod(file, 0o600)
  return token
}

async function makeToken(file: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  // Under its name only when it is whole: a kill in between must not leave an empty file there.
  const unfinished = `${file}.new`
  await writeFile(unfinished, `${token}\n`, { mode: 0o600, flush: true })
  await rename(unfinished, file)
  return token
}

/** Compares two tokens in constant time, so that timing reveals nothing. */
export function isSameToken(given: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(token))
}

/** The token in the value of an `Authorization` header (RFC 6750 §2.1). */
export function bearerToken(credentials: string): string | undefined {
  return /^Bearer (\S+)$/i.exec(credentials)?.[1]
}
