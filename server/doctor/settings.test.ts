import { describe, expect, it } from 'vitest'
import { readSettings } from '../start/settings.ts'
import { settingsFindings } from './settings.ts'

/** Settings that are ready for a launch. */
const launch = {
  SITE_URL: 'https://www.acme-security.com',
  HSTS_MAX_AGE_SECONDS: '63072000',
  SMTP_URL: 'smtps://mailer:secret@mail.acme-security.com:465',
  CONTACT_RECIPIENT: 'hello@acme-security.com',
  MAIL_FROM: 'Acme <website@acme-security.com>',
  APP_URL: 'https://app.acme-security.com',
  DOCS_URL: 'https://docs.acme-security.com',
  LAUNCH_URL: '',
  SOCIAL_GITHUB: 'https://github.com/acme',
  SOCIAL_LINKEDIN: '',
  SOCIAL_X: '',
  DATABASE_URL: 'postgres://site@db.acme-security.com/site?sslmode=verify-full',
  METRICS_TOKEN: 'a-long-and-random-token',
}

const counter = {
  name: 'Page counter',
  category: 'analytics',
  provider: 'Example, Inc.',
  purpose: 'Counts how often a page is opened.',
  script: 'https://counter.example/count.js',
}

function levelsOf(env: Record<string, string>, subject: string): string[] {
  const findings = settingsFindings(readSettings(env))
  return findings.filter((finding) => finding.subject === subject).map(({ level }) => level)
}

describe('settingsFindings', () => {
  it('finds nothing if all settings are ready', () => {
    const open = settingsFindings(readSettings(launch)).filter(({ level }) => level !== 'ok')
    expect(open).toEqual([])
  })

  it.each([
    'SITE_URL',
    'SMTP_URL',
    'CONTACT_RECIPIENT',
    'MAIL_FROM',
    'LAUNCH_URL',
    'SOCIAL_GITHUB',
    'SOCIAL_LINKEDIN',
    'SOCIAL_X',
  ])('has an error without %s', (name) => {
    const { [name]: _, ...others }: Record<string, string> = launch
    expect(levelsOf(others, name)).toEqual(['error'])
  })

  it.each([
    ['SITE_URL', 'http://www.acme-security.com'],
    ['SITE_URL', 'https://localhost'],
    ['SITE_URL', 'https://www.example.com'],
    ['CONTACT_RECIPIENT', 'hello@example.com'],
    ['MAIL_FROM', 'Example <website@mail.example.org>'],
    ['METRICS_TOKEN', 'short'],
    ['SANITY_WEBHOOK_SECRET', 'short'],
    ['SANITY_API_HOST', 'http://content.acme-security.com'],
    ['LAUNCH_URL', 'https://launch.example.com/other'],
  ])('has an error with %s=%s', (name, value) => {
    expect(levelsOf({ ...launch, [name]: value }, name)).toEqual(['error'])
  })

  it('has an error with an unencrypted webhook', () => {
    const open = {
      LEAD_WEBHOOK_URL: 'http://crm.acme-security.com',
      LEAD_WEBHOOK_SECRET: 'a long and random secret',
    }
    expect(levelsOf({ ...launch, ...open }, 'LEAD_WEBHOOK_URL')).toEqual(['error'])
  })

  it.each([
    ['DATABASE_URL', 'postgres://site@db.acme-security.com/site'],
    ['SMTP_URL', 'smtp://mail.acme-security.com'],
    ['HOST', '0.0.0.0'],
    ['STYLEGUIDE', '1'],
    ['LOG_LEVEL', 'debug'],
    ['OPTIONAL_SERVICES', JSON.stringify([counter])],
  ])('warns of %s=%s', (name, value) => {
    expect(levelsOf({ ...launch, [name]: value }, name)).toEqual(['warning'])
  })
})
