import { randomUUID } from 'node:crypto'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { faultyPlatform } from '#content/test/faulty-platform.ts'
import { openPeople } from '#leads/index.ts'
import { PreviewLinks } from '#server/preview/index.ts'
import { contentWriter } from '../fixtures/content-writer.ts'
import { contentPlatformOf, startSite } from '../fixtures/running-site.ts'
import { job, post } from '../fixtures/site-paths.ts'
import { request } from './http.ts'
import { draftOf, expectPrivate, follow, ownFrames, requestPreview, studio } from './previews.ts'

/** A post that only these tests change. */
const essay = 'blog-asvs-5-as-a-test-suite'
/** A document that no page shows, because other tests read pages at the same time. */
const unlisted = () => ({ _id: 'unlisted', _type: 'unlisted', value: randomUUID() })

describe('an editor who requests a preview', () => {
  it.each([
    [post.path, 'blog', post.id],
    [job.path, 'job', job.id],
  ])('of %s is redirected to a signed link that expires', async (path, type, id) => {
    const { response, location } = await requestPreview(path)
    expect(response.status).toBe(303)
    expectPrivate(response)
    const query = new URL(location, studio).searchParams
    expect([...query.keys()]).toEqual(['type', 'id', 'expires', 'signature'])
    expect([query.get('type'), query.get('id')]).toEqual([type, id])
    const seconds = Number(query.get('expires')) - Date.now() / 1000
    expect(seconds).toBeGreaterThan(3000)
    expect(seconds).toBeLessThanOrEqual(3600)
    const shown = await request(location)
    expect(shown.status).toBe(200)
    expectPrivate(shown)
    expect(shown.headers['content-security-policy']).toContain(ownFrames)
    expect(shown.text).toContain('<meta name="robots" content="noindex"/>')
    expect(shown.text).not.toContain('text/markdown')
    expect(shown.text).toContain(`href="${path}"`)
  })

  it('gets an error for a wrong or missing secret, and for a page without a preview', async () => {
    const refused = await request(
      `/preview?sanity-preview-secret=x&sanity-preview-pathname=/blogs/a`,
    )
    expect([refused.status, refused.headers.location]).toEqual([403, undefined])
    expect((await request('/preview?sanity-preview-secret=')).status).toBe(403)
    expect((await requestPreview('/pricing')).response.status).toBe(404)
    expect((await requestPreview('/blogs/%E0%A4%A')).response.status).toBe(404)
    expectPrivate(refused)
    expect(refused.headers['content-security-policy']).toContain(ownFrames)
  })

  it.each(['document', 'iframe'])(
    'can frame it (%s) only from a Studio of the settings, whatever the secret says',
    async (dest) => {
      const { location } = await requestPreview(post.path, 'https://evil.example.com', dest)
      const { status, headers, text } = await request(location)
      expect(status).toBe(200)
      expect(headers['content-security-policy']).toMatch(new RegExp(`${ownFrames}(;|$)`))
      expect(text + location).not.toContain('evil.example.com')
    },
  )
})

describe('a preview of a named editor', () => {
  /** Signs in a new recruiter, who writes content with a token of their own. */
  const signedIn = async () => {
    const dataDir = inject('dataDir')
    const people = openPeople({ dataDir, cost: { N: 1024, r: 8, p: 1 } })
    const person = { name: `Rick ${randomUUID()}`, password: 'correct horse battery' }
    await people.add({ ...person, role: 'recruiter' })
    onTestFinished(async () => {
      await people.remove(person.name).catch(() => undefined)
      await people.close()
    })
    const result = await people.signIn({ ...person, permission: 'studio', address: '192.0.2.1' })
    if (result.state !== 'open') throw new Error(result.state)
    const token = await people.redeem(result.signInId)
    const writer = (await contentWriter(dataDir)).withConfig({ token: token ?? '' })
    return { people, writer, name: person.name, browserToken: result.browserToken }
  }
  const requested = async (secret: string, dest: string, browserToken = '') => {
    const query = `sanity-preview-secret=${secret}&sanity-preview-pathname=${post.path}`
    const headers = { 'sec-fetch-dest': dest, cookie: `studio=${browserToken}` }
    const response = await request(`/preview?${query}`, { headers })
    return { status: response.status, location: String(response.headers.location) }
  }

  it.each(['signs out', 'is removed', 'has a new password'])(
    'ends when the editor %s',
    async (how) => {
      const { people, writer, name, browserToken } = await signedIn()
      const { secret } = await createPreviewSecret(writer, 'a test', studio)
      const links = [
        await requested(secret, 'document', browserToken),
        await requested(secret, 'iframe', browserToken),
      ]
      expect(links.map(({ status }) => status)).toEqual([303, 303])
      for (const { location } of links) expect((await request(location)).status).toBe(200)
      if (how === 'signs out') await people.signOut(browserToken)
      else if (how === 'is removed') await people.remove(name)
      else await people.setPassword(name, 'another long password')
      for (const { location } of links) expect((await request(location)).status).toBe(410)
      expect((await requested(secret, 'iframe', browserToken)).status).toBe(403)
    },
  )

  it('opens only in the browser of the editor, because others can read its secret', async () => {
    const [owner, other] = [await signedIn(), await signedIn()]
    await createPreviewSecret(owner.writer, 'a test', studio)
    const secret = await other.writer.fetch<string>(
      '*[_type == "sanity.previewUrlSecret"] | order(_updatedAt desc)[0].secret',
      {},
      { perspective: 'raw' },
    )
    for (const dest of ['document', 'iframe']) {
      expect((await requested(secret, dest, owner.browserToken)).status).toBe(303)
      expect((await requested(secret, dest, other.browserToken)).status).toBe(403)
      expect((await requested(secret, dest)).status).toBe(403)
    }
  })

  it('cannot be shared: neither by a recruiter nor by the shared secret of an administrator', async () => {
    const { writer, browserToken } = await signedIn()
    const shared = {
      _id: 'sanity-preview-url-secret.share-access',
      _type: 'sanity.previewUrlShareAccess',
      secret: 'shared-with-everyone',
      studioUrl: studio,
    }
    await expect(writer.createOrReplace(shared)).rejects.toMatchObject({ statusCode: 403 })
    const owner = await contentWriter(inject('dataDir'))
    await owner.createOrReplace(shared)
    onTestFinished(async () => void (await owner.delete(shared._id)))
    expect((await requested(shared.secret, 'document', browserToken)).status).toBe(403)
  })
})

describe('a signed link', () => {
  const link = async (type: 'blog' | 'job', id: string, seconds = 60) => {
    const { token } = await contentPlatformOf(inject('dataDir'))
    const expires = Math.floor(Date.now() / 1000) + seconds
    return `/preview?${new PreviewLinks(token).sign({ type, id, expires })}`
  }

  it('shows the draft, without changing the published page and lists', async () => {
    const { drop } = await draftOf(essay, {
      title: 'Not for everybody yet',
      date: '2099-01-01T00:00:00Z',
    })
    onTestFinished(async () => void (await drop()))
    const url = await link('blog', essay)
    expect((await request(url)).text).toContain('Not for everybody yet')
    const data = await request(url.replace('/preview?', '/preview.data?'))
    expect(data.text).toContain('Not for everybody yet')
    expectPrivate(data)
    const open = [
      `/blogs/${essay.replace('blog-', '')}`,
      '/blogs',
      '/sitemap.xml',
      '/preview',
      '/preview.md',
      '/blogs?q=everybody',
    ]
    for (const path of open) {
      const { status, text } = await request(path)
      expect(status, path).toBe(path.startsWith('/preview') ? 404 : 200)
      expect(text, path).not.toContain('Not for everybody yet')
      expect(text, path).not.toContain('/preview?')
    }
  })

  it('shows a draft that was never published, with missing fields', async () => {
    const id = 'a-post-of-this-test'
    const { drop } = await draftOf(id, { content: [] })
    onTestFinished(async () => void (await drop()))
    const { status, text } = await request(await link('blog', id))
    expect(status).toBe(200)
    expect(text).not.toContain(`href="/blogs/${id}"`)
  })

  it('is rejected if it is changed or expired, or if the document is missing', async () => {
    const good = await link('blog', essay)
    const refused = [
      [good.replace(essay, post.id), 403],
      [good.replace(/signature=.*/, 'signature=x'), 403],
      [good.replace(/expires=\d+/, 'expires=9999999999'), 403],
      [await link('blog', essay, -1), 410],
      [await link('blog', 'no-such-post'), 404],
      [await link('job', essay), 404],
    ] as const
    for (const [url, status] of refused) {
      const page = await request(url)
      expect(page.status, url).toBe(status)
      expect(page.text).toContain('<h1')
      expectPrivate(page)
      if (status === 404) continue
      const events = await request(url.replace('/preview?', '/preview/events?'))
      expect(events.status, url).toBe(status)
      expectPrivate(events)
    }
  })

  it('gets an event for each change of the draft, and for no other', async () => {
    const lake = await contentWriter(inject('dataDir'))
    const events = follow((await link('blog', essay)).replace('/preview?', '/preview/events?'))
    await expect.poll(events.changes).toBe(1)
    await lake.createOrReplace(unlisted())
    const { drop } = await draftOf(essay, { title: 'Typed' })
    await expect.poll(events.changes).toBe(2)
    await lake.patch(`drafts.${essay}`).set({ title: 'Typed on' }).commit()
    await expect.poll(events.changes).toBe(3)
    await drop()
    await expect.poll(events.changes).toBe(4)
  })

  it('gets an event for each change of any content, in the frame of the editor', async () => {
    const { location } = await requestPreview('/', studio, 'iframe')
    const events = follow(`/preview/events?session=${location.split('/')[3]}`)
    await expect.poll(events.changes).toBeGreaterThan(0)
    const { lake, drop } = await draftOf('a-post-in-the-frame', {})
    await expect.poll(events.changes).toBeGreaterThan(1)
    const before = events.changes()
    await lake.patch(essay).set({ note: 'Not shown' }).commit()
    await expect.poll(events.changes).toBeGreaterThan(before)
    await drop()
  })

  it('can open a limited number of streams', async () => {
    const url = (await link('job', job.id)).replace('/preview?', '/preview/events?')
    // These have ended with their headers.
    for (let n = 0; n < 64; n += 1) await request(url, { method: 'HEAD' })
    await expect.poll(() => follow(url).status).toBe(200)
    const many = Array.from({ length: 64 }, () => follow(url))
    expect(await Promise.all(many.map(({ status }) => status))).toContain(503)
    for (const { close } of many) close()
    await expect.poll(() => follow(url).status).toBe(200)
  })
})

describe('a page of another kind', () => {
  it.each(['/', post.path, '/nothing-here', '/healthz', '/leads'])(
    '%s cannot be framed',
    async (path) => {
      const { headers } = await request(path)
      const policy = headers['content-security-policy']
      if (policy) expect(policy).toContain("frame-ancestors 'none'")
      expect(String(policy)).not.toMatch(/:3333\b/)
    },
  )
})

describe('a platform', () => {
  it('that is down makes previews respond with 503, before and after the secret is checked', async () => {
    const { url, token } = await contentPlatformOf(inject('dataDir'))
    const platform = await faultyPlatform(url)
    await using site = await startSite({
      SANITY_API_HOST: platform.url,
      SANITY_API_TOKEN: token,
      LOG_LEVEL: 'silent',
    })
    await platform.stop()
    const expires = Math.floor(Date.now() / 1000) + 60
    const link = new PreviewLinks(token).sign({ type: 'blog', id: post.id, expires })
    // Each is retried for some seconds.
    const queries = [link, 'sanity-preview-secret=x&sanity-preview-pathname=/blogs/a']
    await Promise.all(
      queries.map(async (query) => {
        const { status, headers } = await request(`/preview?${query}`, { site: site.url })
        expect([status, headers['cache-control']]).toEqual([503, 'no-store'])
      }),
    )
  })
})
