import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { parseBody } from '#content/posts/parse-body.ts'
import { hostileBody } from '#content/posts/test-bodies.ts'
import { headingsOf } from './headings.ts'
import { elementsOf, images, render, renderBody, shapeOf } from './test-render.ts'

const text = (words: string, more: object = {}) => ({
  _type: 'block',
  children: [{ _type: 'span', text: words, marks: ['m'] }],
  ...more,
})
const link = (href: unknown) => text('Go', { markDefs: [{ _type: 'link', _key: 'm', href }] })

let warnings: MockInstance<typeof console.warn>
beforeEach(() => {
  warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => warnings.mockRestore())
const logged = () => warnings.mock.calls.map(([line]) => String(line))

const require = createRequire(import.meta.url)
const fixtures = join(
  dirname(require.resolve('@sanity/block-content-tests/package.json')),
  'fixtures',
)

describe('the fixtures of block-content-tests', () => {
  it.each(readdirSync(fixtures))('%s', (file) => {
    const { input, output } = require(join(fixtures, file)) as { input: unknown; output?: string }
    const html = render(...[input].flat())
    if (output !== undefined) expect(shapeOf(html)).toBe(shapeOf(output))
    expect(html).not.toMatch(/ style=|<h1/)
  })
})

describe('RichText', () => {
  it('opens links to other sites in a new tab, and says so', () => {
    expect(render(link('https://owasp.org/'))).toContain(
      '<a href="https://owasp.org/" target="_blank" rel="noopener">Go<span data-people-only="true" class="sr-only"> (opens in a new tab)</span></a>',
    )
    expect(render(link('/pricing'))).toMatch(/<a href="\/pricing"[^>]*>Go<\/a>/)
  })

  it('shows the words of an unsafe link without the link', () => {
    expect(render(link('javascript:alert(1)'))).toContain('<p>Go</p>')
  })

  it('gives every heading an anchor of its own and a link to it; an h1 becomes an h2', () => {
    const html = render(
      text('Où va « naïve » ?', { style: 'h1' }),
      text('Setup', { style: 'h2' }),
      text('Setup', { style: 'h3' }),
      text('日本', { style: 'h4' }),
      text('!?', { style: 'h4' }),
    )
    const headings = elementsOf(html).filter(({ tagName }) => /^h\d$/.test(tagName))
    expect(headings.map(({ tagName, properties }) => [tagName, properties.id])).toEqual([
      ['h2', 's-ou-va-naive'],
      ['h2', 's-setup'],
      ['h3', 's-setup--2'],
      ['h4', 's-日本'],
      ['h4', 's-'],
    ])
    expect(html).toContain('<a href="#s-setup" aria-label="Link to section: Setup"')
  })

  it('skips no level of headings', () => {
    const styles = ['h3', 'h1', 'h4', 'h4', 'h6', 'h2', 'h3']
    const html = render(...styles.map((style) => text('Part', { style })))
    expect(html.match(/<h\d/g)).toEqual(['<h2', '<h2', '<h3', '<h3', '<h4', '<h2', '<h3'])
  })

  it('colours code by class', () => {
    const html = renderBody([
      {
        _type: 'code',
        _key: 'c',
        code: 'let a = 1',
        language: 'ts',
        filename: 'a.ts',
        tokens: 'k4_4n1',
      },
    ])
    expect(html).toContain(
      '<code class="language-ts"><span class="tok-keyword">let </span>a = <span class="tok-number">1</span></code>',
    )
    expect(html).toContain('a.ts')
  })

  it('names each unknown thing once a render, on one line, and keeps the words', () => {
    const strange = text('Words', { style: 'fancy' })
    const html = render(
      strange,
      strange,
      { _type: 'callout\nforged line' },
      { _type: 'image', _key: 'x' },
      text('Item', { listItem: 'ticks' }),
    )
    expect(html).toContain('<p>Words</p>')
    expect(html).toContain('Item')
    expect(logged().filter((line) => line.includes('fancy'))).toHaveLength(1)
    expect(logged()).toEqual(
      expect.arrayContaining([
        'rich text of "post-1": unknown mark "m" skipped',
        'rich text of "post-1": unknown blockStyle "fancy" skipped',
        'rich text of "post-1": unknown block "callout\\nforged line" skipped',
        'rich text of "post-1": unknown block "unreadable image" skipped',
        'rich text of "post-1": unknown listStyle "ticks" skipped',
      ]),
    )
  })

  it('stays whole and harmless, whatever the content', () => {
    fc.assert(
      fc.property(hostileBody, (blocks) => {
        const body = parseBody(blocks, images)
        const elements = elementsOf(renderBody(body))
        const ids = elements.flatMap(({ properties }) => properties.id ?? [])
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids).toEqual(headingsOf(body).map(({ id }) => id))
        for (const { tagName, properties } of elements) {
          expect(['h1', 'script', 'style', 'iframe']).not.toContain(tagName)
          const unsafe = Object.keys(properties).filter((name) => /^(on|style$|srcdoc)/i.test(name))
          expect(unsafe).toEqual([])
          for (const address of [properties.href, properties.src]) {
            expect(String(address ?? '#')).toMatch(/^(https?:\/\/|mailto:|\/(?!\/)|#|data:image\/)/)
          }
        }
        expect(logged().filter((line) => /[\r\n]/.test(line))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
