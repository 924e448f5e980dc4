import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toConfirm } from '#copy/to-confirm.ts'
import { contentWriter } from '../fixtures/content-writer.ts'
import { runCommand } from '../fixtures/run-command.ts'
import { startSite } from '../fixtures/running-site.ts'
import { postJson } from './http.ts'
import { temporaryFolder } from './temporary-folder.ts'

describe('npm run doctor', () => {
  it('lists unset settings and sample copy', async () => {
    const { code, stdout } = await runCommand('doctor', [], { DATA_DIR: await temporaryFolder() })
    const blocking = stdout.split('\n').filter((line) => line.startsWith('BLOCKS'))
    for (const name of ['SITE_URL', 'SMTP_URL', 'CONTACT_RECIPIENT', 'LAUNCH_URL']) {
      expect(blocking.filter((line) => line.includes(`${name}:`))).toHaveLength(1)
    }
    const open = stdout.split('\n').filter((line) => line.startsWith('check'))
    for (const { kind, what } of toConfirm) {
      const lines = kind === 'question' ? open : blocking
      expect(lines.filter((line) => line.includes(what))).toHaveLength(1)
    }
    expect(code).toBe(blocking.length > 0 ? 1 : 0)
    const counsel = stdout.slice(stdout.indexOf('For counsel'))
    for (const { kind, what } of toConfirm) expect(counsel.includes(what)).toBe(kind === 'legal')
  })

  it('finds an untrusted proxy, readable files, a mail server that does not respond, and unconfirmed content', async () => {
    const DATA_DIR = await temporaryFolder()
    const site = await startSite({ DATA_DIR, LOG_LEVEL: 'silent' })
    const headers = { 'x-forwarded-for': '192.0.2.7' }
    await postJson('/api/waitlistapi', {}, { site: site.url, headers })
    await chmod(join(DATA_DIR, 'leads.db'), 0o644)
    const editor = await contentWriter(DATA_DIR)
    await editor.patch({ query: '*[_type == "testimonial"]' }).set({ confirmed: true }).commit()
    const settings = { DATA_DIR, SMTP_URL: 'smtp://127.0.0.1:1' }
    const { code, stdout } = await runCommand('doctor', [], settings)
    await site.stop()
    expect(code).toBe(1)
    expect(stdout).toMatch(/^BLOCKS\s+TRUST_PROXY:/m)
    expect(stdout).toMatch(/^BLOCKS\s+\S+leads\.db:/m)
    expect(stdout).toMatch(/^BLOCKS\s+SMTP_URL: the mail server/m)
    expect(stdout).toContain('4 figures of the home page are not confirmed')
    expect(stdout).toMatch(/^BLOCKS.*14 articles are samples: /m)
    expect(stdout).toMatch(/^BLOCKS.*6 open positions are samples, /m)
    expect(stdout).not.toMatch(/testimonials|claims\.ts/)
  })
})
