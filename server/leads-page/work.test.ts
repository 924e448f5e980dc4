import { describe, expect, it } from 'vitest'
import type { Role } from '#leads/index.ts'
import { idOf, sender, siteUrl } from '#leads/test/leads.ts'
import { application, message, pdf, request } from '#leads/test/messages.ts'
import { password, testPage, testPageWithLead } from './test/page.ts'

/** The text of the cells of a table's body, by row. */
function rowsOf(html: string, caption: string): string[][] {
  const table = html.split('<table').find((one) => one.includes(`<caption>${caption}`)) ?? ''
  const body = table.split('<tbody>')[1]?.split('</tbody>')[0] ?? ''
  const plain = (cell: string) => cell.replace(/<[^>]*>/g, '').trim()
  return body
    .split('</tr>')
    .filter((row) => row.includes('<tr'))
    .map((row) => row.match(/<t[hd][\s\S]*?<\/t[hd]>/g)?.map(plain) ?? [])
}

describe('the overview', () => {
  it('draws the figures of its tables, and hides the drawings from screen readers', async () => {
    const { leads, get, signIn } = await testPage()
    await leads.submit('contact', { ...message, page: '/pricing?utm_campaign=spring' }, sender)
    await leads.submit('waitlist', request, sender)
    await signIn()
    const text = await (await get('/leads')).text()
    const [week, ...before] = rowsOf(text, 'Leads by week')
    expect(week).toEqual(['2026-01-05', '1', '1', '2'])
    expect(before).toHaveLength(11)
    expect(text.match(/<rect class="series-\d" x=/g)).toHaveLength(2)
    expect(rowsOf(text, 'Leads by source page')).toEqual([
      ['No page', '1'],
      ['/pricing', '1'],
    ])
    expect(rowsOf(text, 'Leads by campaign')).toContainEqual(['spring', '1'])
    expect(rowsOf(text, 'Leads by time')).toContainEqual(['not yet', '2'])
    expect(rowsOf(text, 'Deliveries waiting')[0]?.slice(0, 2)).toEqual(['Mail to you', '2 waiting'])
    expect(text).toContain('href="/leads/list?delivery=waiting"')
    const [, unanswered = ''] = /href="(\/leads\/list\?answered=[^"]*)"/.exec(text) ?? []
    const list = await (await get(unanswered.replaceAll('&amp;', '&'))).text()
    expect(list).toContain('<option value="not-yet" selected>')
    expect(list).toContain('2 leads')
    const charts = text.match(/<div class="chart"[^>]*>/g) ?? []
    expect(charts.length).toBeGreaterThan(0)
    for (const chart of charts) expect(chart).toContain('aria-hidden="true"')
    expect(text.match(/<svg[^>]*>/g)?.length).toBeGreaterThan(3)
  })

  it('has the speed for visitors, by rating and kind of page', async () => {
    const { get, metrics, signIn } = await testPage()
    await signIn()
    expect(await (await get('/leads')).text()).toContain('No page loads have been reported yet')
    metrics.recordWebVitals('post', { lcp: 60_000, cls: 0 })
    const text = await (await get('/leads')).text()
    expect(rowsOf(text, 'Page loads by rating')[0]?.slice(1)).toEqual(['0', '0', '1'])
    const [posts] = rowsOf(text, '75th percentile')
    expect(posts).toEqual(['Posts', '1', 'over 10.0 s', '–', '0.00', '–'])
  })

  it('shows when something fails, and logs the reason', async () => {
    const { errors, leads, get, signIn } = await testPage()
    await signIn()
    await leads.close()
    const response = await get('/leads')
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
    expect(errors).toEqual([expect.objectContaining({ reason: expect.stringContaining('Error') })])
  })

  it('has the period that was chosen, or 12 weeks', async () => {
    const { get, signIn } = await testPage()
    await signIn()
    for (const [query, weeks] of [
      ['?weeks=26', 26],
      ['?weeks=1e9', 12],
    ] as const) {
      const text = await (await get(`/leads${query}`)).text()
      expect(rowsOf(text, 'Leads by week')).toHaveLength(weeks)
      expect(text).toContain(`<option value="${weeks}" selected>`)
    }
  })
})

describe('links', () => {
  /** The targets of a page's links, by name. */
  const targetsOf = (html: string) =>
    Map.groupBy(html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs), ([, , content = '']) =>
      content.replace(/<[^>]*>/g, '').trim(),
    )

  it('with the same name have the same target', async () => {
    const { leads, get, leadPath, id } = await testPageWithLead()
    const again = { ...message, subject: 'Again' }
    const duplicates = [again, { ...again, subject: 'And again' }]
    for (const duplicate of duplicates) {
      await leads.inbox.merge(idOf(await leads.submit('contact', duplicate, sender)), id)
    }
    await leads.submit('contact', { ...message, name: 'Ben', email: 'ben@example.org' }, sender)
    for (const path of ['/leads', '/leads/list', leadPath]) {
      const targets = targetsOf(await (await get(path)).text())
      expect(targets.size).toBeGreaterThan(3)
      for (const [name, links] of targets) {
        expect(new Set(links.map(([, target]) => target)).size, `${path} ${name}`).toBe(1)
      }
    }
  })
})

describe('an application', () => {
  const cv = { name: 'Ada Byron’s (CV).pdf', content: pdf }

  /** An application and a message of one person, for someone with a role. */
  async function testApplication(role: Role) {
    const site = await testPageWithLead({ ...application, cv }, 'application')
    const messageId = idOf(await site.leads.submit('contact', message, sender))
    await site.leads.people.add({ name: 'Bob', role, password })
    await site.signIn(password, 'Bob')
    return { ...site, messageId }
  }

  it('shows its position, its links, and its CV', async () => {
    const { get, leadPath } = await testApplication('recruiter')
    const text = await (await get(leadPath)).text()
    expect(text).toContain('<a href="/careers/job-1">Compiler Engineer</a>')
    for (const url of application.links.split('\n')) expect(text).toContain(`<a href="${url}"`)
    expect(text).toContain(`<a href="${leadPath}/file">${cv.name}</a>`)
  })

  it('has its CV as a download that a browser runs nothing of', async () => {
    const { get, leadPath, messageId } = await testApplication('administrator')
    const response = await get(`${leadPath}/file`)
    expect(Buffer.from(await response.arrayBuffer()).equals(pdf)).toBe(true)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="file.pdf"; filename*=UTF-8\'\'Ada%20Byron%E2%80%99s%20%28CV%29.pdf',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*; sandbox$/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect((await get(`/leads/${messageId}/file`)).status).toBe(404)
  })

  it.each([
    ['sales', 'messageId', 'id'],
    ['recruiter', 'id', 'messageId'],
  ] as const)('or a message is all that %s see', async (role, seen, hidden) => {
    const site = await testApplication(role)
    const { get, post, token, leads } = site
    const [own, other] = [site[seen], site[hidden]]
    const proof = await token('/leads')
    const list = await (await get('/leads/list')).text()
    expect(list).toContain(`/leads/${own}`)
    const pages = ['/leads/list', '/leads/export.csv', `/leads/${own}`, `/leads/${own}/person`]
    for (const path of pages) expect(await (await get(path)).text(), path).not.toContain(other)
    const kind = seen === 'id' ? 'contact' : 'application'
    expect(await (await get(`/leads/list?kind=${kind}`)).text()).not.toContain(other)
    for (const path of ['', '/person', '/file'])
      expect((await get(`/leads/${other}${path}`)).status, path).toBe(404)
    const before = await leads.inbox.list()
    const actions = ['status', 'note', 'assign', 'separate', 'retry', 'delete']
    for (const action of actions) {
      const fields = { token: proof, status: 'declined', note: 'x', name: 'Bob' }
      expect((await post(`/leads/${other}/${action}`, fields)).status, action).toBe(404)
    }
    const merge = { token: proof, into: other }
    expect((await post(`/leads/${own}/merge`, merge)).status).toBe(422)
    const erase = { token: proof, email: application.email }
    expect((await post('/leads/erase', erase)).status).toBe(422)
    expect(await (await get(`/leads/${own}`)).text()).toContain('ask an administrator')
    expect(await leads.inbox.list()).toEqual(
      before.map((lead) => ({ ...lead, ...(lead.id === own ? { seenAt: expect.any(Date) } : {}) })),
    )
  })
})

describe('the page of a person', () => {
  it('links the address, with the subject of the message, so that it cannot add recipients', async () => {
    const email = 'a?bcc=eve@example.org'
    const { get, leadPath } = await testPageWithLead({ ...message, email })
    const subject = encodeURIComponent(`Re: ${message.subject}`)
    for (const [path, query] of [
      [leadPath, `?subject=${subject}`],
      [`${leadPath}/person`, ''],
    ] as const) {
      const text = await (await get(path)).text()
      expect(text).toContain(`<a href="mailto:a%3Fbcc%3Deve@example.org${query}">${email}</a>`)
    }
  })

  it('lists all they sent, without their address in the URL', async () => {
    const { leads, get, leadPath } = await testPageWithLead()
    await leads.submit('waitlist', request, sender)
    await leads.submit('contact', { ...message, email: 'bob@example.org' }, sender)
    const lead = await (await get(leadPath)).text()
    expect(lead).toContain(`href="${leadPath}/person">1 more lead`)
    const text = await (await get(`${leadPath}/person`)).text()
    expect(text).toContain('2 leads')
    expect(text).toContain('ada@example.org')
    expect(text).not.toContain('bob@example.org')
    expect((await get('/leads/00/person')).status).toBe(404)
  })
})

describe('work on a lead', () => {
  it('assigns it, and keeps the list to return to', async () => {
    const { get, post, token, leadPath } = await testPageWithLead()
    const list = '?kind=contact&page=2'
    const shown = await (await get(leadPath + list)).text()
    expect(shown).toContain('href="/leads/list?kind=contact&amp;page=2"')
    const proof = await token(leadPath)
    const response = await post(`${leadPath}/assign${list}`, { token: proof, name: 'Kim <b>' })
    expect(response.headers.get('location')).toBe(`${leadPath}${list}#work`)
    expect((await post(`${leadPath}/assign`, { token: 'x', name: 'Lou' })).status).toBe(403)
    expect(await (await get('/leads/list')).text()).toContain('<td>Kim &lt;b&gt;</td>')
  })

  it('reports a conflict when someone else has changed the value', async () => {
    const { leads, id, get, post, token, leadPath } = await testPageWithLead()
    const proof = await token(leadPath)
    await leads.inbox.of('Kim').assign(id, 'Kim')
    await leads.inbox.of('Kim').setStatus(id, 'accepted')
    const late = [
      await post(`${leadPath}/assign`, { token: proof, shown: '', name: 'Lou' }),
      await post(`${leadPath}/status`, { token: proof, shown: 'new', status: 'declined' }),
    ]
    expect(late.map(({ status }) => status)).toEqual([409, 409])
    expect(await late[0]?.text()).toContain(`href="${leadPath}#work"`)
    const page = await (await get(leadPath)).text()
    for (const shown of ['Kim', 'accepted']) expect(page).toContain(`name="shown" value="${shown}"`)
  })

  it('is found by its assignee, without their name in the URL', async () => {
    const { get, search, leads, id } = await testPageWithLead()
    await leads.inbox.assign(id, 'Kim <b>')
    const list = await (await get('/leads/list')).text()
    const key = /<option value="([^"]+)">Kim &lt;b&gt;</.exec(list)?.[1] ?? ''
    const found = await search({ assigned: key })
    expect(found).toBe(`/leads/list?assigned=${key}`)
    expect(key).toMatch(/^[\w-]{12}$/)
    expect(key).not.toBe(Buffer.from('Kim <b>').toString('base64url').slice(0, 12))
    const text = await (await get(found)).text()
    expect(text).toContain('1 lead<')
    expect(text).toContain(`<option value="${key}" selected>Kim &lt;b&gt;`)
    const csv = async (query: string) => (await get(`/leads/export.csv?${query}`)).text()
    expect(await csv(`assigned=${key}`)).toContain('"Kim <b>"')
    const savedBefore = await (await get('/leads/list?assigned=Kim+%3Cb%3E')).text()
    expect(savedBefore).toContain(`<option value="${key}" selected>`)
    for (const none of ['-', 'abcdefghijkl']) {
      expect(await (await get(`/leads/list?assigned=${none}`)).text()).toContain('No leads match')
      expect(await csv(`assigned=${none}`)).not.toContain('ada@example.org')
    }
  })

  it('merges duplicates: listed once, shown with the other, found by a search', async () => {
    const { id, leads, get, post, search, token, leadPath } = await testPageWithLead()
    const receipt = await leads.submit('contact', { ...message, subject: 'Again' }, sender)
    const duplicate = `/leads/${idOf(receipt)}`
    const choices = await (await get(duplicate)).text()
    expect(choices).toMatch(new RegExp(`<option value="${id}">.+, contact, Ada.*, .+</option>`))
    const proof = await token(leadPath)
    const merge = (into: string) => post(`${duplicate}/merge`, { token: proof, into })
    expect((await merge('nothing')).status).toBe(422)
    expect((await merge(duplicate)).status).toBe(422)
    expect((await merge(`http://127.0.0.1:3000${leadPath}?page=2`)).status).toBe(303)
    expect(await (await get('/leads/list')).text()).not.toContain(duplicate)
    expect(await (await get(await search({ text: 'again' }))).text()).toContain(duplicate)
    expect(await (await get('/leads/export.csv')).text()).not.toContain('Again')
    expect(await (await get(leadPath)).text()).toContain(`<a href="${duplicate}">`)
    const shown = await (await get(duplicate)).text()
    expect(shown).toContain('Merged into <a href')
    expect(shown).toContain('Undo the merge')
    expect((await post(`${duplicate}/separate`, { token: proof })).status).toBe(303)
    expect(await (await get('/leads/list')).text()).toContain(duplicate)
  })

  it('saves a filter by name, without its search text', async () => {
    const { get, post, search, token } = await testPageWithLead()
    const proof = await token('/leads/list')
    const { search: encrypted } = Object.fromEntries(
      new URL(await search({ text: 'ada' }), siteUrl).searchParams,
    )
    const filter = {
      token: proof,
      name: 'Demos & more',
      query: `kind=demo&search=${encrypted}&evil=1`,
    }
    const saved = await post('/leads/filters', filter)
    expect(saved.headers.get('location')).toBe('/leads/list?kind=demo')
    const link = '<a href="/leads/list?kind=demo">Demos &amp; more</a>'
    expect(await (await get('/leads/list')).text()).toContain(link)
    expect((await post('/leads/filters', { ...filter, name: '' })).status).toBe(422)
    expect((await post('/leads/filters', { ...filter, query: `search=${encrypted}` })).status).toBe(
      422,
    )
    expect((await post('/leads/filters', { ...filter, token: 'x' })).status).toBe(403)
    await post('/leads/filters/remove', { token: proof, name: filter.name })
    expect(await (await get('/leads/list')).text()).not.toContain(link)
  })
})
