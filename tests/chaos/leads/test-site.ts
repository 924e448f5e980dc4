import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { message } from '#leads/test/messages.ts'
import { type ServerProcess, startSite } from '../../fixtures/running-site.ts'

/** A content platform that does not exist, because content is not needed. */
const withoutContent = { SANITY_PROJECT_ID: 'none', SANITY_API_HOST: 'http://127.0.0.1:9' }

/**
 * The settings of a site that can be killed and restarted on the same port and data. Their disposal deletes
 * the data.
 */
export async function siteSettings(more: Record<string, string>) {
  const folder = await mkdtempDisposable(join(tmpdir(), 'leads-chaos-'))
  return {
    settings: {
      ...withoutContent,
      DATA_DIR: folder.path,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      CONTACT_RECIPIENT: 'team@example.com',
      ...more,
    } satisfies Record<string, string>,
    [Symbol.asyncDispose]: folder.remove,
  }
}

/** Starts a site. A restart keeps the port. */
export async function start(settings: Record<string, string>): Promise<ServerProcess> {
  const site = await startSite(settings)
  settings.PORT = new URL(site.url).port
  return site
}

/** A message and client address derived from a number. */
export function post(url: string, number: number, idempotencyKey = `chaos-key-${number}`) {
  return fetch(`${url}/api/email-send`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${number & 255}.${(number >> 8) & 255}.${1 + (number >> 16)}`,
    },
    body: JSON.stringify({
      ...message,
      name: `Visitor ${number}`,
      email: `visitor${number}@example.org`,
      subject: `No. ${number}`,
      message: 'Is this kept?',
      idempotencyKey,
    }),
    signal: AbortSignal.timeout(60_000),
  })
}
