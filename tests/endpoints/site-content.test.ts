import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stats, testimonials } from '#copy/claims.ts'
import { contentWriter } from '../fixtures/content-writer.ts'
import { type ServerProcess, startSite } from '../fixtures/running-site.ts'
import { ask } from './http.ts'

const types = ['announcement', 'testimonial', 'figure', 'question']
const pages = ['/', '/security', '/pricing', '/contact']

describe('site content', () => {
  let site: ServerProcess
  let editor: SanityClient

  beforeAll(async () => {
    site = await startSite({ LOG_LEVEL: 'silent' })
    editor = await contentWriter(site.dataDir)
  })
  afterAll(() => site.stop())

  /** What a page shows, without its styles and the data in its scripts. */
  const textOf = async (path: string, of = site) => {
    const { text } = await ask(path, { site: of.url })
    return text.replace(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(of.url, '')
  }
  const shows = (path: string) => expect.poll(() => textOf(path), { timeout: 2_000 })

  it('has an announcement for as long as it is in force', async () => {
    await editor.createOrReplace({
      _id: 'announcement-launch',
      _type: 'announcement',
      text: 'Talk in May',
      link: '/contact?reason=demo',
    })
    await shows('/').toContain('>Talk in May<')
    expect(await textOf('/')).toContain('href="/contact?reason=demo"')
    await editor.patch('announcement-launch').set({ until: '2026-01-01T00:00:00Z' }).commit()
    await shows('/').not.toContain('launch-badge')
  })

  it('has testimonials and figures', async () => {
    await editor.patch('testimonial-2').set({ quote: 'It reads like our own review.' }).commit()
    await editor.patch('figure-home-1').set({ value: '700K+' }).commit()
    await editor.patch('figure-inventory-1').set({ value: '49' }).commit()
    await shows('/').toContain('It reads like our own review.')
    await shows('/').toContain('700K+')
    await shows('/security').toContain('>49<')
    expect(await textOf('/')).toContain(testimonials[0]?.quote)
    expect(await textOf('/')).not.toContain(stats[0]?.value)
  })

  it('has questions with their answers, in structured data as well', async () => {
    const [question, answer] = ['Can I pay by invoice?', 'Yes, on an annual plan.']
    const places = ['pricing', 'security-buyers']
    const document = { _type: 'question', question, answer, places, order: 5 }
    const { _id } = await editor.create(document)
    await shows('/pricing').toContain(question)
    const { text } = await ask('/pricing', { site: site.url })
    expect(text).toContain(`"name":"${question}"`)
    await shows('/security').toContain(answer)
    expect(await textOf('/contact')).not.toContain(question)
    await editor.patch(_id).set({ answer: '' }).commit()
    await shows('/pricing').not.toContain(question)
  })

  it('falls back to copy where the dataset has none', async () => {
    await editor.delete({ query: '*[_type in $types]', params: { types } })
    const seeded = await startSite({ LOG_LEVEL: 'silent' })
    try {
      for (const page of pages) {
        await shows(page).toBe(await textOf(page, seeded))
      }
    } finally {
      await seeded.stop()
    }
  })
})
