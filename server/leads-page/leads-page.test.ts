import readExcelFile from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { maxLengths } from '#leads/index.ts'
import { idOf, sender } from '#leads/test/leads.ts'
import { message, request } from '#leads/test/messages.ts'
import { password, testPage, testPageWithLead } from './test/page.ts'

describe('signing in', () => {
  it('is required for every page', async () => {
    const { leads, get } = await testPage()
    await leads.submit('contact', message, sender)
    const response = await get('/leads')
    const text = await response.text()
    expect(text).toContain('type="password"')
    expect(text).not.toContain('ada@example.org')
    expect((await get('/leads/export.csv')).status).toBe(303)
    expect((await get('/leads/export.xlsx')).status).toBe(303)
    expect((await get('/leads/list')).status).toBe(303)
    expect((await get('/leads/0123456789abcdef')).status).toBe(303)
    expect((await get('/leads/0123456789abcdef/person')).status).toBe(303)
  })

  it('sets cookies that only this site receives', async () => {
    const plain = await testPage()
    const [local, device] = (await plain.signIn()).headers.getSetCookie()
    expect(local).toMatch(/^studio=[\w-]{43}; .*Path=\/; HttpOnly; SameSite=Strict$/)
    expect(device).toMatch(/^studio-device=[\w.-]+; .*Path=\/; HttpOnly; SameSite=Strict$/)
    expect(await (await plain.get('/leads')).text()).toContain('Sign out')

    const live = await testPage('https://www.example.com')
    const secure = (await live.signIn()).headers.getSetCookie()
    expect(secure).toHaveLength(2)
    for (const cookie of secure) {
      expect(cookie).toMatch(/^__Host-studio.*=.*Path=\/; HttpOnly; Secure; SameSite=Strict$/)
    }
  })

  it('lasts until signing out or for 12 hours', async () => {
    const { clock, get, post, signIn, token } = await testPage()
    await signIn()
    await post('/leads/sign-out', { token: await token('/leads') })
    expect(await (await get('/leads')).text()).toContain('type="password"')
    await signIn()
    clock.pass(12 * 60 * 60_000)
    expect(await (await get('/leads')).text()).toContain('type="password"')
  })

  it('again ends the previous session', async () => {
    const { app, signIn } = await testPage()
    const former = (await signIn()).headers.getSetCookie()[0]?.split(';')[0] ?? ''
    await signIn()
    const response = await app.request('/leads', { headers: { cookie: former } })
    expect(await response.text()).toContain('type="password"')
  })

  it('is asked for again when a form is posted after signing out, and keeps a note', async () => {
    const { post, signIn, token } = await testPage()
    await signIn()
    const form = { token: await token('/leads'), note: '<p> of an hour' }
    await post('/leads/sign-out', form)
    const referer = 'http://127.0.0.1:3000/leads/00?kind=demo'
    const signedOut = await post('/leads/00/note', form, { referer })
    expect(signedOut.status).toBe(401)
    const text = await signedOut.text()
    expect(text).toContain('role="alert"')
    expect(text).toContain('next=%2Fleads%2F00%3Fkind%3Ddemo"')
    expect(text).toContain('>&lt;p&gt; of an hour</textarea>')
    await signIn()
    const ofOtherSession = await post('/leads/00/note', form)
    expect(ofOtherSession.status).toBe(403)
    expect(await ofOtherSession.text()).toContain('>&lt;p&gt; of an hour</textarea>')
  })

  it('is refused with a wrong password, and limited after five of them', async () => {
    const { clock, signIn } = await testPage()
    for (let n = 0; n < 5; n += 1) expect((await signIn('wrong')).status).toBe(403)
    const response = await signIn()
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBe(600)
    clock.pass(10 * 60_000)
    expect((await signIn()).status).toBe(303)
  })
})

describe('every response', () => {
  it('is not cached or indexed and has a strict policy', async () => {
    const { get, signIn } = await testPage()
    const check = async (path: string) => {
      const { headers } = await get(path)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-robots-tag')).toContain('noindex')
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'sha256-/,
      )
    }
    await check('/leads')
    await signIn()
    const paths = ['', '/list?kind=x&page=-1', '/export.csv', '/export.xlsx', '/00', '/00/person']
    for (const path of paths) await check(`/leads${path}`)
  })

  it('is a 404 at any other path', async () => {
    const { get, signIn } = await testPage()
    await signIn()
    const response = await get('/leads/nothing/here')
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('<h1>')])
  })
})

describe('the list', () => {
  it('escapes what visitors wrote, links LinkedIn profiles, and filters', async () => {
    const { leads, get, signIn } = await testPage()
    await leads.submit('contact', { ...message, name: '<script>alert(1)</script>' }, sender)
    await leads.submit('waitlist', request, sender)
    await signIn()
    const all = await (await get('/leads/list')).text()
    expect(all).toContain('2 leads')
    expect(all).toContain('&lt;script&gt;')
    expect(all).not.toContain('<script')
    expect(all).toContain(`href="${request.linkedin}"`)
    const some = await (await get('/leads/list?kind=waitlist')).text()
    expect(some).toContain('1 lead<')
    expect(some).not.toContain('monorepo')
    const before = await (await get('/leads/list?until=2026-01-05')).text()
    expect(before).not.toContain('ada@example.org')
    expect(before).toContain('name="until" value="2026-01-05"')
    const csv = await (await get('/leads/export.csv?kind=contact')).text()
    expect(csv).toContain('Scan of a monorepo')
    expect(csv).not.toContain('linkedin.com')
    const xlsx = await (await get('/leads/export.xlsx?kind=contact')).arrayBuffer()
    const [sheet] = await readExcelFile(Buffer.from(xlsx))
    expect(sheet?.data.flat()).toContain('Scan of a monorepo')
    expect(sheet?.data).toHaveLength(csv.trim().split('\r\n').length)
  })

  it('exports CSV for spreadsheets, and with untouched values for import', async () => {
    const { leads, get, signIn } = await testPage()
    await leads.submit('contact', { ...message, subject: '=1+1' }, sender)
    await signIn()
    const list = await (await get('/leads/list?kind=contact')).text()
    const links = [...list.matchAll(/href="(\/leads\/export\.csv[^"]*)"/g)]
    const files = await Promise.all(
      links.map(async ([, url = '']) => {
        const file = await get(url.replaceAll('&amp;', '&'))
        const name = file.headers.get('content-disposition')
        return [name, Buffer.from(await file.arrayBuffer()).toString()]
      }),
    )
    expect(files).toEqual([
      [expect.stringContaining('"leads.csv"'), expect.stringMatching(/^\ufeff"id",.*"'=1\+1"/s)],
      [expect.stringContaining('"leads-import.csv"'), expect.stringMatching(/^"id",.*"=1\+1"/s)],
    ])
  })

  it('searches for a text that is in no URL', async () => {
    const { leads, get, post, search, signIn } = await testPage()
    for (let n = 0; n < 51; n += 1) {
      const email = `a${n}@example.org`
      await leads.submit('waitlist', { ...request, email }, { address: `${n}` })
    }
    await leads.submit('contact', message, sender)
    expect((await post('/leads/list', { text: 'a1' })).status).toBe(401)
    await signIn()
    const url = await search({ text: ' A5@EXAMPLE ', kind: 'waitlist', status: '' })
    expect(url).toMatch(/^\/leads\/list\?kind=waitlist&search=[\w-]+$/)
    const text = await (await get(url)).text()
    expect(text).toContain('1 lead<')
    expect(text).toContain('value="A5@EXAMPLE"')
    const pages = await (await get(await search({ text: 'example.org' }))).text()
    expect(pages).toMatch(/href="\/leads\/list\?search=[\w-]+&amp;page=2"/)
    const all = [...(text + pages).matchAll(/(?:href|action)="([^"]*)"/g)].map(([, url]) => url)
    expect(all.join(' ')).not.toMatch(/@|example\.org/i)
    const csv = await get(url.replace('list', 'export.csv'))
    expect((await csv.text()).trim().split('\n')).toHaveLength(2)
  })

  it('says that the search of another session has ended, and does not export all leads for it', async () => {
    const { get, search, signIn } = await testPage()
    await signIn()
    const url = await search({ text: 'ada' })
    expect(await (await get(url)).text()).not.toContain('class="notice"')
    await signIn()
    expect(await (await get(url)).text()).toContain('class="notice"')
    const csv = await get(url.replace('list', 'export.csv'))
    expect([csv.status, csv.headers.get('location')]).toEqual([303, url])
  })

  it('has 50 leads a page', async () => {
    const { leads, get, signIn } = await testPage()
    for (let n = 0; n < 51; n += 1) {
      await leads.submit(
        'waitlist',
        { ...request, email: `a${n}@example.org` },
        { address: `${n}` },
      )
    }
    await signIn()
    expect(await (await get('/leads/list')).text()).toContain('href="/leads/list?page=2"')
    expect(
      (await (await get('/leads/list?page=2')).text()).match(/<tr>\n<th scope="row">/g),
    ).toHaveLength(1)
    expect((await get('/leads/list?page=9')).headers.get('location')).toBe('/leads/list?page=2')
  })
})

describe('a lead', () => {
  it('is shown in full with its deliveries; status and retry can be set, and notes added', async () => {
    const { id, leads, get, post, token, leadPath } = await testPageWithLead()
    const shown = await (await get(leadPath)).text()
    expect(shown).toContain('Does it read\nall packages?')
    expect(shown).toContain('acknowledgement')
    expect(shown).toMatch(/<td class="">waiting<br><span class="quiet">Next try: <time/)
    const proof = await token(leadPath)
    const moved = await post(`${leadPath}/status`, { token: proof, status: 'in-review' })
    expect(moved.headers.get('location')).toBe(`${leadPath}#work`)
    await post(`${leadPath}/note`, { token: proof, note: 'Call "back" & <b>' })
    await post(`${leadPath}/retry`, { token: proof })
    expect(await leads.inbox.show(id)).toMatchObject({
      status: 'in-review',
      note: 'Call "back" & <b>',
    })
    const worked = await (await get(leadPath)).text()
    expect(worked).toContain('<b>Sally Sales</b>')
    expect(worked).toContain('Call &quot;back&quot; &amp; &lt;b&gt;')
    expect(worked).toContain('Status: in review by Sally Sales')
    expect((await post(`${leadPath}/status`, { token: proof, status: 'gone' })).status).toBe(422)
  })

  it('is in tables with captions and scoped headers', async () => {
    const { get, leadPath } = await testPageWithLead()
    for (const path of ['/leads', '/leads/list', leadPath, `${leadPath}/person`]) {
      const html = await (await get(path)).text()
      const tables = html.split(/<table[^>]*>/).slice(1)
      expect(tables.length, path).toBeGreaterThan(0)
      for (const table of tables) {
        expect(table, path).toMatch(/^\s*<caption>\S/)
        expect(table.match(/<th\b/g), path).toEqual(table.match(/<th(?= scope="(?:row|col)")/g))
      }
    }
  })

  it('is deleted, and so is everything from its address', async () => {
    const { leads, get, post, token, signIn, leadPath } = await testPageWithLead()
    await leads.people.add({ name: 'Alice', role: 'administrator', password })
    await signIn(password, 'Alice')
    const other = { ...message, email: 'bob@example.org', message: 'I work with ada@example.org' }
    const mentionedId = idOf(await leads.submit('contact', other, sender))
    await leads.submit('waitlist', request, sender)
    const proof = await token(leadPath)
    expect((await post(`${leadPath}/delete`, { token: 'x' })).status).toBe(403)
    const response = await post(`${leadPath}/delete`, { token: proof })
    expect(response.headers.get('location')).toBe('/leads/list')
    expect((await get(leadPath)).status).toBe(404)

    expect((await post('/leads/erase', { email: request.email })).status).toBe(403)
    const erased = await post('/leads/erase', { token: proof, email: request.email })
    const text = await erased.text()
    expect(text).toContain('1 lead was deleted')
    expect(text).toContain(`href="/leads/${mentionedId}"`)
    expect((await leads.inbox.list()).map((lead) => lead.id)).toEqual([mentionedId])
  })

  it('takes the longest note in an alphabet whose URL encoding is longest', async () => {
    const { id, leads, post, token, leadPath } = await testPageWithLead()
    const note = '漢'.repeat(maxLengths.note)
    const response = await post(`${leadPath}/note`, { token: await token(leadPath), note })
    expect(response.status).toBe(303)
    expect(await leads.inbox.show(id)).toMatchObject({ note })
  })

  it('is not changed by a form of another site or without the token', async () => {
    const { id, leads, post, token, leadPath } = await testPageWithLead()
    const proof = await token(leadPath)
    const move = { token: proof, status: 'declined' }
    const foreign = { origin: 'https://example.net', 'sec-fetch-site': 'cross-site' }
    expect((await post(`${leadPath}/status`, move, foreign)).status).toBe(403)
    expect((await post(`${leadPath}/status`, { ...move, token: 'x' })).status).toBe(403)
    expect((await post(`${leadPath}/status`, { status: 'declined' })).status).toBe(403)
    expect((await post(`${leadPath}/status`, move, { cookie: '' })).status).toBe(401)
    expect(await leads.inbox.show(id)).toMatchObject({ status: 'new' })
  })
})
