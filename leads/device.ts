import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * What a browser is known by after it has signed in: `id.expiry.mac`. It opens nothing; it only has the
 * attempts of this browser counted apart from those of strangers. Another password ends it.
 */
export function makeDevice(secret: string, password: string, expiresAt: number): string {
  const claim = `${randomBytes(16).toString('base64url')}.${expiresAt.toString(36)}`
  return `${claim}.${macOf(secret, password, claim)}`
}

/** The id in it, or undefined when we did not make it or it has expired. */
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
