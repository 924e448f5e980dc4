import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ownerConfirmed } from '#copy/claims/owner-confirmed.ts'
import { channels } from '#leads/index.ts'
import { readSettings, SettingsError } from './settings.ts'

describe('readSettings', () => {
  it('accepts an empty environment', () => {
    const settings = readSettings({})
    expect(settings).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'http://127.0.0.1:3000',
      styleguide: false,
      sanity: { dataset: 'production', apiVersion: '2025-05-21' },
    })
    expect(settings.smtpUrl).toBeUndefined()
  })

  it.each(Object.entries(channels))(
    'turns on the channel %s of leads',
    (name, { setting, url }) => {
      const target = name === 'mail' ? 'smtp://mail.example.com' : 'https://crm.example.com/leads'
      const secrets = { LEAD_WEBHOOK_SECRET: 'a long and random secret' }
      expect(url(readSettings({ ...secrets, [setting]: target }))).toBe(target)
    },
  )

  it('uses the origin of SITE_URL and treats an empty value as unset', () => {
    const settings = readSettings({
      SITE_URL: 'https://Site.Example/path/',
      SMTP_URL: '',
      PORT: '',
    })
    expect(settings.siteUrl).toBe('https://site.example')
    expect(settings.smtpUrl).toBeUndefined()
    expect(settings.port).toBe(3000)
  })

  it('reads a file with the line endings of Windows', () => {
    const values = {
      PORT: '8080',
      SITE_URL: 'https://site.example',
      STYLEGUIDE: '1',
      LOG_LEVEL: 'warn',
      METRICS_TOKEN: 'c2VjcmV0',
      SOCIAL_X: '',
    }
    const ends = Object.entries(values).map(([name, value]) => [name, `${value}\r`])
    expect(readSettings(Object.fromEntries(ends))).toEqual(readSettings(values))
  })

  it('lets only a local site send a newsletter until the office is confirmed', () => {
    expect(readSettings({}).hasPostalAddress).toBe(true)
    const { hasPostalAddress } = readSettings({ SITE_URL: 'https://site.example' })
    expect(hasPostalAddress).toBe(ownerConfirmed.office)
  })

  it('hides a link whose setting is empty, and shows a sample if it is unset', () => {
    const { launchUrl, social } = readSettings({ LAUNCH_URL: '', SOCIAL_X: '' })
    expect(launchUrl).toBe('')
    expect(social.x).toBe('')
    expect(social.github).toContain('example.com')
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '1.5'],
    ['SITE_URL', 'site.example'],
    ['SITE_URL', 'ftp://site.example'],
    ['DATABASE_URL', 'mysql://x'],
    ['SANITY_API_VERSION', 'latest'],
    ['SANITY_PROJECT_ID', 'a b'],
    ['SMTP_URL', 'http://mail'],
    ['CONTACT_RECIPIENT', 'nobody'],
    ['CONTACT_RECIPIENT', 'a@b@example.com'],
    ['CONTACT_RECIPIENT', 'a@example.com, b@example.com'],
    ['MAIL_FROM', 'Sales a@example.com>'],
    ['LEAD_WEBHOOK_URL', 'x'],
    ['TRUST_PROXY', 'yes'],
    ['STYLEGUIDE', 'true'],
    ['LOG_LEVEL', 'loud'],
    ['APP_URL', 'app'],
    ['SOCIAL_X', 'x'],
    ['METRICS_TOKEN', 'c2VjcmV0   # openssl rand -base64 32'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['LAUNCH_URL', 'nonsense'],
    ['SOCIAL_X', 'javascript:alert(1)'],
    ['SANITY_API_HOST', 'api.example.com'],
    ['SMTP_URL', 'mail.example.com:25'],
    ['METRICS_TOKEN', 'c2Vj cmV0'],
    ['HSTS_MAX_AGE_SECONDS', 'forever'],
    ['SMTP_URL_FILE', '/nothing/here'],
  ])('%s=%s throws an error of one line that names the setting', (name, value) => {
    const read = () => readSettings({ [name]: value })
    expect(read).toThrow(SettingsError)
    expect(read).toThrow(new RegExp(`^${name}: [^\\n]+$`))
  })

  const channelSettings = Object.values(channels).map(({ setting }) => setting)
  it.each([
    ['METRICS_TOKEN', 'hunter2 # ours'],
    ['DATABASE_URL', 'mysql://site:hunter2@db'],
    ...channelSettings.map((setting): [string, string] => [setting, 'example.com:hunter2']),
  ])('does not repeat the secret %s in an error', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(/^(?!.*hunter2)/)
  })

  it('reads a setting from the file that NAME_FILE names', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'settings-')), 'secret')
    await writeFile(file, 'smtp://user:hunter2@mail:25\n')
    expect(readSettings({ SMTP_URL_FILE: file }).smtpUrl).toBe('smtp://user:hunter2@mail:25')
    const both = { SMTP_URL_FILE: file, SMTP_URL: 'smtp://mail:25' }
    expect(() => readSettings(both)).toThrow(/^SMTP_URL_FILE: [^\n]+$/)
    await rm(dirname(file), { recursive: true })
  })
})
