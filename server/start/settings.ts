import { readFileSync } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'
import { z } from 'zod'
import { apiVersion } from '#content/index.ts'
import { ownerConfirmed } from '#copy/claims/owner-confirmed.ts'
import { channels, NEWSLETTER_MAILS_PER_MINUTE } from '#leads/index.ts'
import { optionalServices } from '../api/index.ts'
import { isLoopback } from '../http/index.ts'

/** An invalid setting. The process prints the message without a stack trace, and exits. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

const text = z.string()
const wholeNumber = (from: number, to: number) => {
  const message = `must be a whole number from ${from} to ${to}`
  return z.coerce.number(message).int(message).min(from, message).max(to, message)
}
const port = wholeNumber(0, 65_535)
const webUrl = text.pipe(
  z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// URL' }),
)
const mailAddress = text.regex(
  /^(?:[^<>\r\n]*<[^\s@<>,;]+@[^\s@<>,;]+>|[^\s@<>,;]+@[^\s@<>,;]+)$/,
  'must be one email address, like a@example.com or Name <a@example.com>',
)
/** An empty value hides the link. If it's unset, the sample link is shown. */
const link = (sample: string) =>
  z.union([z.literal(''), webUrl], 'must be an http:// or https:// URL').default(sample)
const optional = <T extends z.ZodType>(type: T) => type.optional()

const environment = z.object({
  PORT: port.default(3000),
  HOST: text.min(1).default('127.0.0.1'),
  SITE_URL: optional(webUrl),
  DATA_DIR: text.min(1).default('./data'),
  DATABASE_URL: optional(text.regex(/^postgres(ql)?:\/\//, 'must start with postgres://')),
  SANITY_PROJECT_ID: optional(text.regex(/^[-a-z0-9]+$/, 'must be a project ID: a-z, 0-9 and -')),
  SANITY_DATASET: text.regex(/^[-_a-z0-9]+$/, 'must be a dataset name').default('production'),
  SANITY_API_VERSION: text.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date').default(apiVersion),
  SANITY_API_TOKEN: optional(text),
  SANITY_API_HOST: optional(webUrl),
  CONTENT_PORT: port.default(0),
  STUDIO_PORT: port.default(3333),
  STUDIO_URL: optional(webUrl),
  SANITY_WEBHOOK_SECRET: optional(text),
  CDN_PURGE_URL: optional(webUrl),
  CDN_PURGE_TOKEN: optional(text),
  INDEXNOW_KEY: optional(
    text.regex(/^[-a-zA-Z\d]{8,128}$/, 'must be 8 to 128 letters, digits or -'),
  ),
  INDEXNOW_URL: webUrl.default('https://api.indexnow.org/indexnow'),
  WEBSUB_HUB: optional(webUrl),
  SMTP_URL: optional(text.regex(/^smtps?:\/\/\S+$/, 'must start with smtp:// or smtps://')),
  CONTACT_RECIPIENT: mailAddress.default('contact@plumbline.example'),
  MAIL_FROM: mailAddress.default('Plumbline <website@plumbline.example>'),
  NEWSLETTER_MAILS_PER_MINUTE: wholeNumber(1, 60_000).default(NEWSLETTER_MAILS_PER_MINUTE),
  LEAD_WEBHOOK_URL: optional(webUrl),
  LEAD_WEBHOOK_SECRET: optional(text),
  HSTS_MAX_AGE_SECONDS: wholeNumber(0, 63_072_000).default(300),
  HSTS_INCLUDE_SUBDOMAINS: z.enum(['0', '1']).default('0'),
  TRUST_PROXY: optional(
    text.refine(isProxyTrust, 'must be a number of proxies or a list of CIDRs'),
  ),
  STYLEGUIDE: z.enum(['0', '1']).default('0'),
  METRICS_TOKEN: optional(
    text.regex(
      /^[^\s#]+$/,
      'must have no space and no #: a comment in an environment file needs a line of its own',
    ),
  ),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  APP_URL: optional(webUrl),
  DOCS_URL: optional(webUrl),
  LAUNCH_URL: link('https://launch.example.com/plumbline'),
  SOCIAL_GITHUB: link('https://social.example.com/github'),
  SOCIAL_LINKEDIN: link('https://social.example.com/linkedin'),
  SOCIAL_X: link('https://social.example.com/x'),
  OPTIONAL_SERVICES: optionalServices.default([]),
})

/**
 * All settings, parsed. Their names follow the environment variables, and related settings are grouped:
 * `sanity`, `hsts`, `social`, `cdnPurge`, and `indexNow`.
 */
export type Settings = ReturnType<typeof readSettings>

/**
 * Reads all settings from the environment. An empty value counts as unset, except for links, which it hides.
 * `NAME_FILE` names a file with the value of `NAME`, such as a secret of Compose or Kubernetes.
 * @throws SettingsError with one line that names the invalid setting
 */
export function readSettings(variables: Record<string, string | undefined>) {
  // A file with the line endings of Windows gives values that end in a carriage return.
  const trimmed = Object.entries(variables).map(([name, value]) => [name, value?.trim()] as const)
  const env = withSecretFiles(Object.fromEntries(trimmed))
  const given = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => value !== '' || isHideableLink(name)),
  )
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const name = String(issue?.path[0])
    const got = isSecret(name) ? 'a value that is not shown' : quote(env[name])
    throw new SettingsError(`${name}: ${issue?.message ?? 'is wrong'} (got ${got})`)
  }
  const e = parsed.data
  if (e.LEAD_WEBHOOK_URL && !e.LEAD_WEBHOOK_SECRET) {
    throw new SettingsError(
      'LEAD_WEBHOOK_SECRET: must be set beside LEAD_WEBHOOK_URL (got nothing)',
    )
  }
  const siteUrl = e.SITE_URL ? new URL(e.SITE_URL).origin : siteUrlFor(e.PORT)
  return {
    port: e.PORT,
    host: e.HOST,
    /** The public origin, without a trailing slash. With `PORT=0`, it's final only after listening. */
    siteUrl,
    siteUrlIsSet: e.SITE_URL !== undefined,
    dataDir: isAbsolute(e.DATA_DIR) ? e.DATA_DIR : resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    sanity: {
      projectId: e.SANITY_PROJECT_ID,
      dataset: e.SANITY_DATASET,
      apiVersion: e.SANITY_API_VERSION,
      apiToken: e.SANITY_API_TOKEN,
      apiHost: e.SANITY_API_HOST,
      webhookSecret: e.SANITY_WEBHOOK_SECRET,
    },
    cdnPurge: e.CDN_PURGE_URL ? { url: e.CDN_PURGE_URL, token: e.CDN_PURGE_TOKEN } : undefined,
    indexNow: e.INDEXNOW_KEY ? { key: e.INDEXNOW_KEY, url: e.INDEXNOW_URL } : undefined,
    webSubHub: e.WEBSUB_HUB,
    contentPort: e.CONTENT_PORT,
    studioPort: e.STUDIO_PORT,
    studioUrl: e.STUDIO_URL,
    smtpUrl: e.SMTP_URL,
    contactRecipient: e.CONTACT_RECIPIENT,
    mailFrom: e.MAIL_FROM,
    /** Whether a newsletter may be sent. A local site needs no address, because only tests run one. */
    hasPostalAddress: ownerConfirmed.office || isLoopback(new URL(siteUrl).hostname),
    newsletterMailsPerMinute: e.NEWSLETTER_MAILS_PER_MINUTE,
    leadWebhookUrl: e.LEAD_WEBHOOK_URL,
    leadWebhookSecret: e.LEAD_WEBHOOK_SECRET,
    /** `Strict-Transport-Security`, sent only with an https `siteUrl`. */
    hsts: {
      maxAgeSeconds: e.HSTS_MAX_AGE_SECONDS,
      includeSubDomains: e.HSTS_INCLUDE_SUBDOMAINS === '1',
    },
    trustProxy: e.TRUST_PROXY,
    styleguide: e.STYLEGUIDE === '1',
    metricsToken: e.METRICS_TOKEN,
    logLevel: e.LOG_LEVEL,
    appUrl: e.APP_URL,
    docsUrl: e.DOCS_URL,
    launchUrl: e.LAUNCH_URL,
    /** Optional services, which run only with the visitor's consent. */
    services: e.OPTIONAL_SERVICES,
    social: { github: e.SOCIAL_GITHUB, linkedin: e.SOCIAL_LINKEDIN, x: e.SOCIAL_X },
  }
}

/** The default of `SITE_URL` for a port. */
export function siteUrlFor(listenPort: number): string {
  return `http://127.0.0.1:${listenPort}`
}

/** Replaces each `NAME_FILE` of a setting with `NAME` and the content of that file. */
function withSecretFiles(env: Record<string, string | undefined>) {
  const read = { ...env }
  for (const name of Object.keys(environment.shape)) {
    const path = env[`${name}_FILE`]
    if (!path) continue
    if (env[name]) throw new SettingsError(`${name}_FILE: ${name} is set as well; use one of them`)
    try {
      read[name] = readFileSync(path, 'utf8').trim()
    } catch (error) {
      throw new SettingsError(`${name}_FILE: cannot read ${path} (${String(error)})`)
    }
  }
  return read
}

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])

function isProxyTrust(value: string): boolean {
  const networks = value.split(',').map((part) => part.trim())
  return /^\d{1,2}$/.test(value) || networks.every((part) => network.safeParse(part).success)
}

function isHideableLink(name: string): boolean {
  return name === 'LAUNCH_URL' || name.startsWith('SOCIAL_')
}

/** Whether a setting's value must not appear in an error message. URLs may have a password or a key. */
function isSecret(name: string): boolean {
  const leadsTo = Object.values(channels).map(({ setting }) => setting)
  return /TOKEN|SECRET|PASSWORD|^DATABASE_URL$/.test(name) || leadsTo.includes(name)
}

function quote(value: string | undefined): string {
  return value === undefined ? 'nothing' : JSON.stringify(value.slice(0, 80))
}
