import { isReservedName } from '#copy/reserved-names.ts'
import { channels } from '#leads/index.ts'
import { isLoopback } from '../http/index.ts'
import type { Settings } from '../start/settings.ts'
import { error, type Finding, ok, warning } from './finding.ts'

/** Settings that are unset, samples, or unsafe for a launch. */
export function settingsFindings(settings: Settings): Finding[] {
  return [
    siteUrlFinding(settings),
    ...transport(settings),
    ...mail(settings),
    ...links(settings),
    ...database(settings),
    ...secrets(settings),
    ...content(settings),
    ...exposure(settings),
    ...services(settings),
  ]
}

function siteUrlFinding({ siteUrl, siteUrlIsSet }: Settings): Finding {
  const { protocol, hostname } = new URL(siteUrl)
  if (!siteUrlIsSet) {
    return error('SITE_URL', `is not set: links, feeds, and mail would use ${siteUrl}`)
  }
  if (isLoopback(hostname)) return error('SITE_URL', `${siteUrl} is not a public URL`)
  if (protocol !== 'https:') return error('SITE_URL', `${siteUrl} is not https`)
  return isReservedName(hostname)
    ? error('SITE_URL', `${siteUrl} is a reserved name (RFC 2606)`)
    : ok('SITE_URL', siteUrl)
}

/** One day. Less is for testing whether HTTPS works for all visitors and subdomains. */
const LASTING_HSTS_SECONDS = 86_400

function transport({ siteUrl, hsts }: Settings): Finding[] {
  if (!siteUrl.startsWith('https:')) return []
  const name = 'HSTS_MAX_AGE_SECONDS'
  if (hsts.maxAgeSeconds >= LASTING_HSTS_SECONDS) return [ok(name, String(hsts.maxAgeSeconds))]
  const rule = 'browsers soon forget to use https: raise it to 63072000 once https works everywhere'
  return [warning(name, `${hsts.maxAgeSeconds}: ${rule}`)]
}

function mail({ smtpUrl, contactRecipient, mailFrom }: Settings): Finding[] {
  const sample = (name: string, value: string) =>
    isReservedName(value)
      ? error(name, `${value} is a sample: no mail can reach that name (RFC 2606)`)
      : ok(name, value)
  return [
    smtp(smtpUrl),
    sample('CONTACT_RECIPIENT', contactRecipient),
    sample('MAIL_FROM', mailFrom),
  ]
}

function smtp(smtpUrl: string | undefined): Finding {
  if (!smtpUrl) return error('SMTP_URL', 'is not set: mail would wait in the outbox forever')
  const { protocol, hostname, searchParams } = new URL(smtpUrl)
  const isSafe =
    protocol === 'smtps:' || isLoopback(hostname) || searchParams.get('requireTLS') === 'true'
  return isSafe
    ? ok('SMTP_URL', hostname)
    : warning(
        'SMTP_URL',
        `the connection to ${hostname} may be unencrypted: use smtps:// or ?requireTLS=true`,
      )
}

function links({ launchUrl, social, appUrl, docsUrl }: Settings): Finding[] {
  const named = {
    LAUNCH_URL: launchUrl,
    SOCIAL_GITHUB: social.github,
    SOCIAL_LINKEDIN: social.linkedin,
    SOCIAL_X: social.x,
  }
  const outward = Object.entries(named).map(([name, value]) => {
    if (value === '') return ok(name, 'is hidden')
    return isReservedName(new URL(value).hostname)
      ? error(name, `${value} is a sample: set it, or set it empty to hide the link`)
      : ok(name, value)
  })
  return [
    ...outward,
    appUrl
      ? ok('APP_URL', appUrl)
      : warning('APP_URL', 'is not set: Sign Up on a phone leads to the waitlist'),
    docsUrl
      ? ok('DOCS_URL', docsUrl)
      : warning('DOCS_URL', 'is not set: View Documentation leads to our own guides'),
  ]
}

function database({ databaseUrl }: Settings): Finding[] {
  if (!databaseUrl) {
    return [
      warning('DATABASE_URL', 'is not set: leads are in SQLite, on one machine. Back up DATA_DIR'),
    ]
  }
  const { hostname, searchParams } = new URL(databaseUrl)
  const mode = searchParams.get('sslmode') ?? 'unset'
  const isSafe = isLoopback(hostname) || hostname === '' || /^(require|verify-)/.test(mode)
  return isSafe
    ? [ok('DATABASE_URL', hostname)]
    : [warning('DATABASE_URL', `sslmode is ${mode}: leads are sent to ${hostname} unencrypted`)]
}

const MIN_SECRET_LENGTH = 16

function secrets(settings: Settings): Finding[] {
  const { metricsToken, leadWebhookSecret } = settings
  const named = {
    METRICS_TOKEN: metricsToken,
    LEAD_WEBHOOK_SECRET: leadWebhookSecret,
    SANITY_WEBHOOK_SECRET: settings.sanity.webhookSecret,
  }
  const findings = Object.entries(named).flatMap(([name, value]) => {
    if (value === undefined) return []
    return value.length < MIN_SECRET_LENGTH
      ? [
          error(
            name,
            `is ${value.length} characters long: use ${MIN_SECRET_LENGTH} or more, at random`,
          ),
        ]
      : [ok(name, 'is set')]
  })
  for (const { setting, url } of Object.values(channels)) {
    const target = url(settings)
    // `mail` checks SMTP.
    if (target?.startsWith('http') && isUnencrypted(target)) {
      findings.push(error(setting, 'is not https: leads would be sent unencrypted'))
    }
  }
  return findings
}

function content({ sanity }: Settings): Finding[] {
  if (sanity.apiHost && isUnencrypted(sanity.apiHost)) {
    return [error('SANITY_API_HOST', 'is not https: the token would be sent unencrypted')]
  }
  if (sanity.projectId && !sanity.webhookSecret) {
    return [
      warning(
        'SANITY_WEBHOOK_SECRET',
        'is not set: the site learns of changes only from live events and polling',
      ),
    ]
  }
  return []
}

function exposure({ host, styleguide, logLevel, metricsToken }: Settings): Finding[] {
  return [
    isLoopback(host)
      ? ok('HOST', host)
      : warning(
          'HOST',
          `${host} accepts plain HTTP from the network: let only your proxy reach it`,
        ),
    ...(styleguide ? [warning('STYLEGUIDE', 'is 1: /styleguide is public')] : []),
    ...(['trace', 'debug'].includes(logLevel)
      ? [warning('LOG_LEVEL', `is ${logLevel}: every request is logged`)]
      : []),
    ...(metricsToken ? [] : [ok('METRICS_TOKEN', 'is not set: /metrics is for this machine only')]),
  ]
}

function services({ services }: Settings): Finding[] {
  if (services.length === 0) return []
  const names = services.map(({ name }) => name).join(', ')
  const clauses =
    'Privacy 4.4 and 9.1, which say that such a service may count as a sale, and whether the footer needs a link “Your Privacy Choices” (11 CCR § 7015)'
  return [warning('OPTIONAL_SERVICES', `${names}: have counsel check ${clauses}`)]
}

function isUnencrypted(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol !== 'https:' && !isLoopback(hostname)
}
