import { expect, inject, it, onTestFinished, vi } from 'vitest'
import { mailsIn, startMailServer } from '../fixtures/mail-server.ts'
import { runCommand } from '../fixtures/run-command.ts'
import { startSite } from '../fixtures/running-site.ts'
import { temporaryFolder } from './temporary-folder.ts'

const POST = 'secrets-that-can-be-checked'

/** A site that sends mail, with what its readers and operators do. */
async function mailingSite() {
  const folder = await temporaryFolder()
  const mail = await startMailServer(folder)
  const site = await startSite({ SMTP_URL: mail.url, LOG_LEVEL: 'warn' })
  onTestFinished(async () => {
    await site.stop()
    await mail.close()
  })
  const settings = { DATA_DIR: site.dataDir, SITE_URL: site.url, SMTP_URL: mail.url }
  const mailsTo = async (address: string) =>
    (await mailsIn(folder)).filter(({ to }) => to?.some((one) => one.address === address))
  const linkIn = (text: string | undefined, page: string) =>
    new RegExp(`${site.url}/newsletter/${page}\\?token=\\S+`).exec(text ?? '')?.[0] ?? ''
  const subscribe = async (email: string) => {
    await fetch(`${site.url}/api/newsletter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    })
    const [mail] = await vi.waitUntil(async () => {
      const mails = await mailsTo(email)
      return mails.length > 0 && mails
    }, 60_000)
    const confirmed = await fetch(linkIn(mail?.text, 'confirm'), { method: 'POST' })
    expect(confirmed.status).toBe(200)
  }
  const newsletter = (...args: string[]) => runCommand('newsletter', args, settings)
  return { subscribe, newsletter, mailsTo, linkIn }
}

it('sends a post to those who confirmed, until they unsubscribe with one click', async () => {
  const { subscribe, newsletter, mailsTo, linkIn } = await mailingSite()
  await subscribe('ada@example.org')
  await subscribe('bo@example.org')
  const test = await newsletter('send', POST, '--test', 'kim@example.org')
  expect(test).toMatchObject({ code: 0, stderr: '' })
  expect((await mailsTo('kim@example.org')).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Test: /),
  ])

  const sent = await newsletter('send', POST)
  expect(sent).toMatchObject({ code: 0, stderr: '' })
  expect(sent.stdout).toContain('for 2 subscribers')
  const status = await vi.waitUntil(async () => {
    const { stdout } = await newsletter('status')
    return / 0 +2 +0 /.test(stdout) && stdout
  }, 60_000)
  expect(status).toContain('FAILED')
  const [confirmation, post, ...more] = await mailsTo('ada@example.org')
  expect(confirmation).toBeDefined()
  expect(more).toEqual([])
  const page = /http\S+\/blogs\/\S+/.exec(post?.text ?? '')?.[0] ?? ''
  expect((await fetch(page)).status).toBe(200)

  const click = await fetch(linkIn(post?.text, 'unsubscribe'), {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  expect(click.status).toBe(200)
  const another = await newsletter('send', 'ssrf-is-a-resolution-problem')
  expect(another.stdout).toContain('for 1 subscriber,')
})

it('names a post that doesn’t exist', async () => {
  const settings = { DATA_DIR: inject('dataDir') }
  const { code, stderr } = await runCommand('newsletter', ['send', 'none'], settings)
  expect(stderr).toMatch(/^There is no published post none\./)
  expect(code).toBe(1)
})
