import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { finishHtml } from './finish-html.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const page = (inside: string) =>
  `<html><head><style>a{}</style></head><body>${inside}</body></html>`

describe('finishHtml', () => {
  it('makes the render’s own scripts inert and names their hashes', () => {
    const { html, scriptHashes } = finishHtml(
      page(
        '<script nonce="N">one()</script><script nonce="N" type="module" async="">two()</script>',
      ),
      'N',
      true,
    )
    expect(html).toContain('<script type="later/classic">one()</script>')
    expect(html).toContain('<script type="later/module">two()</script>')
    expect(scriptHashes).toContain(hash('one()'))
    expect(scriptHashes).toContain(hash('two()'))
  })

  it('has no hash of a script that the render did not make', () => {
    const { html, scriptHashes } = finishHtml(
      page('<script>evil()</script><script nonce="M">evil()</script>'),
      'N',
      true,
    )
    expect(scriptHashes).not.toContain(hash('evil()'))
    expect(html).toContain('<script>evil()</script>')
  })

  it('removes nonces and module preloads, and hashes the style', () => {
    const { html, styleHashes } = finishHtml(
      page('<link rel="modulepreload" href="/a.js"/><link nonce="N" rel="icon"/>'),
      'N',
      true,
    )
    expect(html).not.toContain('nonce')
    expect(html).not.toContain('modulepreload')
    expect(styleHashes).toEqual([hash('a{}')])
  })

  it('removes attributes that HTML does not have', () => {
    const { html } = finishHtml(page('<main id="m" vt-update="none">a</main>'), 'N', true)
    expect(html).toContain('<main id="m">a</main>')
  })

  it('leaves structured data as it is', () => {
    const data = '<script type="application/ld+json">{"a":1}</script>'
    expect(finishHtml(page(data), 'N', true).html).toContain(data)
  })

  it('begins with less than 1.25 KB of script', () => {
    const { html } = finishHtml(page(''), 'N', true)
    expect(/<script>([^<]*)<\/script>/.exec(html)?.[1]?.length).toBeLessThan(1280)
  })

  it('adds speculation rules to public pages, with their hash', () => {
    const rules = /<script type="speculationrules">([^<]*)<\/script>/
    const open = finishHtml(page(''), 'N', true)
    const found = rules.exec(open.html)?.[1] ?? ''
    expect(Object.keys(JSON.parse(found))).toEqual(['prefetch'])
    expect(open.scriptHashes).toContain(hash(found))
    expect(finishHtml(page(''), 'N', false).html).not.toMatch(rules)
  })
})
