import { vercelStegaDecode, vercelStegaDecodeAll } from '@vercel/stega'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { PreviewSessions } from '#server/preview/index.ts'
import { contentPlatformOf } from '../fixtures/running-site.ts'
import { post } from '../fixtures/site-paths.ts'
import { PageDocument } from './document.ts'
import { request } from './http.ts'
import { draftOf, expectPrivate, ownFrames, requestPreview, studio } from './previews.ts'

/** A post that only these tests change. */
const essay = 'blog-secrets-that-can-be-checked'

describe('the Presentation tool', () => {
  /** The path that the frame is redirected to for a page. */
  const framed = async (path: string) => {
    const { response, location } = await requestPreview(path, studio, 'iframe')
    expect(response.status).toBe(303)
    expectPrivate(response)
    return location
  }

  it('walks the whole site below a session, with drafts or what is published', async () => {
    const { drop } = await draftOf(essay, { title: 'Seen in the frame', date: '2099-01-01' })
    onTestFinished(async () => void (await drop()))
    const home = await framed('/')
    expect(home).toMatch(/^\/preview\/site\/[\w.-]+\/drafts$/)
    const page = await request(home)
    expect(page.status).toBe(200)
    expectPrivate(page)
    expect(page.headers['content-security-policy']).toContain(ownFrames)
    expect(page.headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline';")
    expect(page.text).toContain(`href="${home}/pricing"`)
    expect((await request(`${home}.data`)).text).toContain('"announcement"')
    const path = `/blogs/${essay.replace('blog-', '')}`
    const draft = await request(home + path)
    expect(draft.text).toContain('Seen in the frame')
    expect((await request(`${home}${path}.data`)).text).toContain('Seen in the frame')
    const published = await request(home.replace('/drafts', '/published') + path)
    expect(published.status).toBe(200)
    expect(published.text).not.toContain('Seen in the frame')
    expect((await request(`${home}/no-such-page`)).status).toBe(404)
    expect((await request(path)).text).not.toMatch(/Seen in the frame|preview\/site/)
  })

  it('finds the field of a text by what is hidden in it, in the frame only', async () => {
    const text = await request((await framed(post.path)).replace('/drafts', '/published'))
    const title = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(text.text)?.[1] ?? ''
    expect(vercelStegaDecode(title)).toMatchObject({
      origin: 'sanity.io',
      baseUrl: `${studio}/studio`,
      type: 'blog',
      id: post.id,
      path: 'title',
    })
    expect(text.text).toContain(`data-sanity="id=${post.id};type=blog;path=image;`)
    const visible = await request(post.path)
    expect(vercelStegaDecode(visible.text)).toBeUndefined()
    expect(visible.text).not.toContain('data-sanity')
  })

  it.each([
    ['/', ['announcement', 'figure', 'testimonial']],
    ['/pricing', ['pageHead', 'question']],
    ['/blogs/category/research', ['blog', 'category']],
  ])('finds the documents of owners on %s', async (path, types) => {
    const { text } = await request(await framed(path))
    const found = vercelStegaDecodeAll<{ type: string }>(text).map(({ type }) => type)
    expect(found).toEqual(expect.arrayContaining(types))
  })

  it('finds the figures that the page computes with', async () => {
    const { text } = await request(await framed('/security'))
    expect(text).toMatch(/data-sanity="id=figure-severity-1;type=figure;path=value;/)
    expect(new PageDocument(text).text('main')).not.toContain('NaN')
  })

  it('opens on a page, and rejects a session that is expired or forged', async () => {
    const location = await framed(`${post.path}?a=b`)
    expect(location).toMatch(new RegExp(`/drafts${post.path}\\?a=b$`))
    const { token } = await contentPlatformOf(inject('dataDir'))
    const over = new PreviewSessions(token).sign({
      expires: Math.floor(Date.now() / 1000) - 1,
      studio,
    })
    for (const [session, status] of [
      [over, 410],
      [over.replace(/^\d+/, '9999999999'), 403],
      ['x', 403],
    ] as const) {
      for (const path of [
        `/preview/site/${session}/drafts/blogs`,
        `/preview/events?session=${session}`,
      ]) {
        const refused = await request(path)
        expect(refused.status, path).toBe(status)
        expectPrivate(refused)
      }
    }
    expect((await request(location.replace('/drafts', '/raw'))).status).toBe(404)
  })
})
