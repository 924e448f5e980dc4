import { createTransport } from 'nodemailer'
import { usesEmbedded } from '../start/content-platform.ts'
import type { Settings } from '../start/settings.ts'
import { error, type Finding, ok } from './finding.ts'

const TIMEOUT_MS = 8_000

/** Whether the mail server accepts the credentials. Sends no mail. */
export async function mailServerFinding({ smtpUrl }: Settings): Promise<Finding[]> {
  if (!smtpUrl) return []
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
  })
  try {
    await transport.verify()
    return [ok('SMTP_URL', 'the mail server responds')]
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no response'
    return [error('SMTP_URL', `the mail server refused or didn’t respond (${code})`)]
  } finally {
    transport.close()
  }
}

/** Whether a hosted content platform responds to a query like the site's. */
export async function contentPlatformFinding(settings: Settings): Promise<Finding[]> {
  if (usesEmbedded(settings)) return []
  const { projectId, apiHost, dataset, apiVersion, apiToken } = settings.sanity
  const base = apiHost ?? `https://${projectId}.api.sanity.io`
  const url = `${base}/v${apiVersion}/data/query/${dataset}?query=${encodeURIComponent('count(*[_type in ["blog", "job"]])')}`
  try {
    const response = await fetch(url, {
      headers: apiToken ? { authorization: `Bearer ${apiToken}` } : {},
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return [
      response.ok
        ? ok('SANITY_*', `${new URL(base).host} responds`)
        : error('SANITY_*', `${new URL(base).host} responds with ${response.status}`),
    ]
  } catch {
    return [error('SANITY_*', `${new URL(base).host} does not respond`)]
  }
}
