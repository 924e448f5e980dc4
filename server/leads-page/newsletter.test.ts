import { expect, it, vi } from 'vitest'
import { temporaryFolder, testStore } from '#leads/test/leads.ts'
import { testSmtp } from '#leads/test/smtp-server.ts'
import { addSubscribers, subscriber } from '#leads/test/subscribers.ts'
import { password, testPage } from './test/page.ts'

const url = '/leads/newsletter/post-1'

/** The newsletter as an editor's browser requests it, with a real mail server. */
async function newsletterOf(subscribers: number, options: { hasPostalAddress?: boolean } = {}) {
  const smtp = await testSmtp()
  const dataDir = await temporaryFolder()
  const more = { dataDir, smtpUrl: smtp.url, ...options }
  const site = await testPage('http://127.0.0.1:3000', more)
  await addSubscribers(await testStore(dataDir), subscribers)
  await site.leads.people.add({ name: 'Edda Editor', role: 'editor', password })
  await site.signIn(password, 'Edda Editor')
  const token = await site.token(url)
  const submit = (action: string, fields: Record<string, string> = {}) =>
    site.post(`${url}/${action}`, { token, ...fields })
  const textOf = async (path: string) => (await site.get(path)).text()
  return { ...site, smtp, submit, textOf }
}

it('previews the mail, with links that stay outside of the page', async () => {
  const { get, textOf } = await newsletterOf(1)
  const page = await get(url)
  expect(page.headers.get('content-security-policy')).toContain("frame-src 'self'")
  const text = await page.text()
  expect(text).toContain('One &lt;post&gt;')
  expect(text).toContain(`src="${url}/mail"`)
  const mail = await get(`${url}/mail`)
  expect(mail.headers.get('content-security-policy')).toMatch(/default-src 'none'.*; sandbox /)
  expect(await mail.text()).toContain('href="https://www.example.com/blogs/post-1"')
  expect(await textOf('/leads/newsletter')).toContain(`href="${url}"`)
})

it('asks with the number of subscribers, and sends once', async () => {
  const { leads, submit, textOf } = await newsletterOf(3)
  expect(await textOf(url)).toContain(`href="${url}/send"`)
  const confirmation = await textOf(`${url}/send`)
  expect(confirmation).toContain('Send to 3 subscribers?')
  expect(confirmation).toContain('less than a minute')
  const both = await Promise.all([submit('send'), submit('send')])
  expect(both.map(({ headers }) => headers.get('location')).sort()).toEqual([
    `${url}?queued=0`,
    `${url}?queued=3`,
  ])
  expect(await textOf(`${url}?queued=3`)).toContain('Queued for 3 subscribers.')
  expect(await textOf(url)).not.toContain(`href="${url}/send"`)
  expect(await leads.newsletter.sentPosts()).toMatchObject([{ id: 'post-1', queued: 3 }])
  expect(await textOf('/leads/newsletter')).toMatch(/<td>3<form.*?<\/td><td>0<\/td>/s)
  expect(await leads.inbox.activity()).toContainEqual(
    expect.objectContaining({ person: 'Edda Editor', action: 'newsletter-sent' }),
  )
})

it('links failed mails to their subscribers, for those who may see leads', async () => {
  const { get, leads, smtp, signIn, submit, textOf } = await newsletterOf(2)
  smtp.behave(550)
  await submit('send')
  leads.startBackgroundJobs()
  await vi.waitFor(
    async () => expect(await leads.newsletter.sentPosts()).toMatchObject([{ failed: 2 }]),
    60_000,
  )
  const linkOf = async () =>
    /<a class="bad" href="([^"]+)">2</.exec(await textOf('/leads/newsletter'))?.[1]
  expect(await linkOf()).toBeUndefined()
  await signIn(password, 'Sally Sales')
  const list = await get((await linkOf())?.replaceAll('&amp;', '&') ?? '')
  expect(await list.text()).toContain(subscriber(1))
})

it('stops a post, also when it is no longer published', async () => {
  const { get, leads, submit, textOf, content } = await newsletterOf(3)
  await submit('send')
  content.isReachable = false
  expect(await textOf('/leads/newsletter')).toContain(`action="${url}/stop"`)
  const stopped = (await submit('stop')).headers.get('location') ?? ''
  const list = await (await get(stopped)).text()
  expect(list).toContain('3 emails weren’t sent')
  expect(list).toContain('stopped</span>')
  expect(list).not.toContain('last sent')
  expect(await textOf('/leads/newsletter')).not.toContain(`action="${url}/stop"`)
  expect(await leads.newsletter.sentPosts()).toMatchObject([{ queued: 0, sent: 0 }])
})

it('unsubscribes an address, or reports that it has no subscription', async () => {
  const { get, leads, post, token } = await newsletterOf(2)
  const proof = await token(url)
  const unsubscribe = () =>
    post('/leads/newsletter/unsubscribe', { token: proof, address: subscriber(0) })
  const done = await unsubscribe()
  expect(await (await get(done.headers.get('location') ?? '')).text()).toContain('role="status"')
  expect(await leads.newsletter.countReceivers('post-1')).toBe(1)
  const again = await unsubscribe()
  const text = await again.text()
  expect([again.status, text.match(/role="alert"/g)]).toEqual([422, ['role="alert"']])
  expect(text).toContain(`value="${subscriber(0)}"`)
})

it('sends only tests without a postal address, and gives the reason', async () => {
  const { leads, submit, textOf } = await newsletterOf(1, { hasPostalAddress: false })
  for (const path of ['/leads/newsletter', url, `${url}/send`])
    expect(await textOf(path)).toContain('must carry your street address')
  expect(await textOf(url)).not.toContain(`href="${url}/send"`)
  const refused = await submit('send')
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining('must carry your street address'),
  ])
  expect(await leads.newsletter.sentPosts()).toEqual([])
  expect((await submit('test', { address: 'kim@example.org' })).status).toBe(200)
})

it('sends a test, or says what is wrong with the address and keeps it', async () => {
  const { smtp, submit } = await newsletterOf(1)
  const sent = await submit('test', { address: 'kim@example.org' })
  expect([sent.status, await sent.text()]).toEqual([200, expect.stringContaining('role="status"')])
  expect(smtp.received.map(({ to }) => to)).toEqual([['kim@example.org']])
  const wrong = await submit('test', { address: 'kim@' })
  const text = await wrong.text()
  expect(wrong.status).toBe(422)
  expect(text).toContain('role="alert"')
  expect(text).toContain('value="kim@"')
})

it('does nothing without the token of the session', async () => {
  const { leads, submit, smtp } = await newsletterOf(1)
  for (const action of ['send', 'test', 'stop'])
    expect((await submit(action, { token: 'x', address: 'kim@example.org' })).status).toBe(403)
  expect(smtp.attempts).toEqual([])
  expect(await leads.newsletter.sentPosts()).toEqual([])
})

it('distinguishes a missing post from unreachable content', async () => {
  const { content, get } = await newsletterOf(1)
  expect((await get('/leads/newsletter/none')).status).toBe(404)
  content.isReachable = false
  const page = await get(url)
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '30'])
  expect((await get('/leads/newsletter')).status).toBe(200)
})

it('is there for editors before anybody may see leads', async () => {
  const { get, leads } = await newsletterOf(0)
  await leads.people.remove('Sally Sales')
  expect((await get('/leads/newsletter')).status).toBe(200)
  expect((await get('/leads')).status).toBe(404)
})
