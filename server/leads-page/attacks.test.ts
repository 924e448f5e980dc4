import { describe, expect, it } from 'vitest'
import { sender, siteUrl } from '#leads/test/leads.ts'
import { message, original, pdf, request } from '#leads/test/messages.ts'
import { password, testPage, testPageWithLead } from './test/page.ts'

const payload = `"'><script>alert(1)</script><img src=x onerror=alert(1)>{{7*7}}`

/** Every text that visitors can choose, in every form. */
const submissions = [
  ['contact', { name: payload, company: payload, phone: payload, subject: payload }],
  [
    'application',
    { name: payload, job: payload, position: payload, cv: { name: payload, content: pdf } },
  ],
  ['contact', { subject: 'An address', email: `"'<x>"@example.org` }],
  ['contact', { subject: 'Markup in an address', email: "a'&{}|~?body=x@example.org" }],
  ['composed', { ...original, subject: payload, htmlContent: `<p>${payload}</p>` }],
  ['waitlist', { linkedin: 'https://www.linkedin.com/in/ada<img/src=x/onerror=alert(1)' }],
  ['waitlist', { email: 'bob@example.org', linkedin: 'javascript:alert(1)//linkedin.com' }],
  ['demo', { name: payload, company: payload, times: [payload], timeZone: 'UTC', notes: payload }],
] as const
const page = `/${payload}?utm_source=${payload}&utm_campaign=${payload}&utm_term=${payload}`
const origin = { page, referrer: `https://search.example/${payload}` }

describe('what a visitor sends', () => {
  it('is text on every page, never markup, a script, or the end of an attribute', async () => {
    const { leads, get, post, signIn, token } = await testPage()
    for (const [i, [kind, fields]] of submissions.entries()) {
      const basic = kind === 'composed' ? {} : { ...message, ...request, message: payload }
      await leads.submit(kind, { ...basic, ...origin, ...fields }, { address: `192.0.2.${i}` })
    }
    await leads.people.add({ name: 'Alice', role: 'administrator', password })
    await signIn(password, 'Alice')
    const proof = await token('/leads')
    const all = await leads.inbox.list()
    const kinds = new Set(all.map(({ kind }) => kind))
    expect(kinds).toEqual(new Set(['application', 'composed', 'contact', 'demo', 'waitlist']))
    const [first, second] = all.map(({ id }) => id)
    await post(`/leads/${first}/assign`, { token: proof, name: payload })
    await post(`/leads/${first}/note`, { token: proof, note: `</textarea>${payload}` })
    await post(`/leads/${first}/merge`, { token: proof, into: second ?? '' })
    await post('/leads/filters', { token: proof, name: payload, query: 'kind=demo' })
    const searched = await post('/leads/list', { text: payload, assigned: payload })
    const query = new URL(searched.headers.get('location') ?? '', siteUrl).search
    const paths = ['/leads', '/leads/list', `/leads/list${query}`]
    for (const { id } of all) paths.push(`/leads/${id}${query}`, `/leads/${id}/person`)
    for (const path of paths) {
      const html = await (await get(path)).text()
      expect(html, path).toContain('</html>')
      expect(html, path).not.toMatch(/<script|<img|javascript:/i)
      const withoutValues = html.replaceAll(/"[^"]*"/g, '')
      expect(withoutValues, path).not.toMatch(/<[a-z][^>]*\son\w+\s*=/i)
    }
  })
})

it('no cell that is copied into a spreadsheet program is a formula', async () => {
  const { leads, get, signIn } = await testPage()
  const texts = ['=1+1', '@SUM(1)', '+1-A1', '-1+B2', '\uff1d1', '+HYPERLINK("x")']
  for (const [n, text] of texts.entries()) {
    const fields = { ...message, name: text, company: text, subject: text, message: text }
    await leads.submit('contact', fields, { address: `192.0.2.${n}` })
  }
  await leads.submit('contact', { ...message, phone: '+49 171 (0) 12-3' }, sender)
  await leads.people.add({ name: 'Alice', role: 'administrator', password })
  await signIn(password, 'Alice')
  const found = await leads.inbox.list()
  for (const path of ['/leads', '/leads/list', ...found.map(({ id }) => `/leads/${id}`)]) {
    const html = await (await get(path)).text()
    const cells = [...html.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].flatMap(([, cell = '']) =>
      cell.split('<br>').map((line) => line.replace(/<[^>]*>/g, '')),
    )
    expect(cells.filter((cell) => /^[=@+\-\uff1d]/.test(cell) && !cell.startsWith('+49'))).toEqual(
      [],
    )
  }
})

describe('an attacker', () => {
  it('cannot choose the session that a sign-in opens (session fixation)', async () => {
    const { app, post } = await testPage()
    const cookie = `studio=${'A'.repeat(43)}`
    const response = await post('/leads/sign-in', { name: 'Sally Sales', password }, { cookie })
    expect(response.status).toBe(303)
    expect(response.headers.get('set-cookie')).not.toContain(cookie)
    const shown = await app.request('/leads', { headers: { cookie } })
    expect(await shown.text()).toContain('type="password"')
  })

  it('cannot sign a visitor in from another site', async () => {
    const { post } = await testPage()
    const foreign = { origin: 'https://example.net', 'sec-fetch-site': 'cross-site' }
    const response = await post('/leads/sign-in', { name: 'Sally Sales', password }, foreign)
    expect(response.status).toBe(403)
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it('without a session does not learn which leads exist', async () => {
    const { app, id } = await testPageWithLead()
    const ask = async (method: string, lead: string, rest: string) => {
      const request = { method, headers: { origin: siteUrl } }
      const response = await app.request(`/leads/${lead}${rest}`, request)
      const answer = `${response.headers.get('location')} ${await response.text()}`
      return [response.status, answer.replaceAll(lead, 'ID')]
    }
    for (const [method, rest] of [
      ['GET', ''],
      ['GET', '/person'],
      ['POST', '/delete'],
    ] as const) {
      expect(await ask(method, id, rest)).toEqual(await ask(method, '0'.repeat(20), rest))
    }
  })
})

it('responds to an ID of any length, and a name that no database can store', async () => {
  const { leadPath, get, post, search, token } = await testPageWithLead()
  const into = `${'0'.repeat(60_000)}x`
  const response = await post(`${leadPath}/merge`, { token: await token(leadPath), into })
  expect(response.status).toBe(422)
  expect((await get('/leads/list?assigned=%00&search=%00')).status).toBe(200)
  expect((await get(await search({ text: 'a\0b' }))).status).toBe(200)
})
