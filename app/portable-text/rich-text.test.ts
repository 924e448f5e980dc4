import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseBody, supportedRichText } from '#content/index.server.ts'
import { hostileBody } from '#content/test/bodies.ts'
import { headingsOf } from './headings.ts'
import { elementsOf, images, missingIn, render, renderBody, shapeOf } from './test/render.ts'

const text = (words: string, more: object = {}) => ({
  _type: 'block',
  children: [{ _type: 'span', text: words, marks: ['m'] }],
  ...more,
})
const link = (href: unknown) => text('Go', { markDefs: [{ _type: 'link', _key: 'm', href }] })

/** A link is a mark with a definition. The other marks have none. */
const key = (mark: string) => (mark === 'link' ? 'l' : mark)

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

describe('lists', () => {
  const item = (level: number, index: number, listItem = 'bullet') => ({
    ...text(`${index}`, { listItem, level }),
    _key: `item-${index}`,
  })
  /** For each item in order: the number of lists around it, and the list that it is in. */
  const placesOf = (html: string) => {
    const places: { depth: number; list: number }[] = []
    const open: number[] = []
    let lists = 0
    for (const [, end, tag] of html.matchAll(/<(\/?)(ul|ol|li)\b/g)) {
      if (tag !== 'li' && end) open.pop()
      else if (tag !== 'li') {
        lists += 1
        open.push(lists)
      } else if (!end) places.push({ depth: open.length, list: open.at(-1) ?? 0 })
    }
    return places
  }

  it('keep siblings, and nest deeper items only, at any levels and of any kinds', () => {
    const items = fc.array(
      fc.record({
        level: fc.integer({ min: 1, max: 6 }),
        kind: fc.constantFrom('bullet', 'number'),
      }),
      { minLength: 1, maxLength: 12 },
    )
    fc.assert(
      fc.property(items, (given) => {
        const html = render(...given.map(({ level, kind }, index) => item(level, index, kind)))
        const places = placesOf(html)
        expect(places).toHaveLength(given.length)
        for (const [index, { level, kind }] of given.entries()) {
          const [place, before, itemBefore] = [places[index], places[index - 1], given[index - 1]]
          if (!place || !before || !itemBefore) continue
          if (level === itemBefore.level && kind === itemBefore.kind) expect(place).toEqual(before)
          if (level === itemBefore.level) expect(place.depth).toBe(before.depth)
          if (level > itemBefore.level) expect(place.depth).toBe(before.depth + 1)
          if (level < itemBefore.level) expect(place.depth).toBeLessThanOrEqual(before.depth)
        }
        expect(html).not.toMatch(/<(ul|ol)[^>]*><\/\1>/)
        // Each list is in an item with a text of its own.
        expect(html).not.toMatch(/<li><(ul|ol)/)
      }),
      { numRuns: 500 },
    )
  })

  it('go on behind an empty item', () => {
    const html = render(
      item(1, 0, 'number'),
      text(' ', { listItem: 'number' }),
      item(1, 1, 'number'),
    )
    expect(html.match(/<ol>/g)).toHaveLength(1)
  })

  it('stay two lists with an empty line between them', () => {
    const html = render(item(1, 0, 'number'), text(''), item(1, 1, 'number'))
    expect(html.match(/<ol>/g)).toHaveLength(2)
    expect(html).not.toContain('<p>')
  })
})

describe('RichText', () => {
  it('opens links to other sites in a new tab, and labels them so', () => {
    expect(render(link('https://owasp.org/'))).toContain(
      '<a href="https://owasp.org/" target="_blank" rel="noopener">Go<span data-no-markdown="true" class="sr-only"> (opens in a new tab)</span></a>',
    )
    expect(render(link('/pricing'))).toMatch(/<a href="\/pricing"[^>]*>Go<\/a>/)
  })

  it('shows the text of an unsafe link without the link', () => {
    expect(render(link('javascript:alert(1)'))).toContain('<p>Go</p>')
  })

  it('gives every heading its own anchor and a link to it', () => {
    const html = render(
      text('Où va « naïve » ?', { style: 'h1' }),
      text('Setup', { style: 'h2' }),
      text('Setup', { style: 'h3' }),
      text('日本', { style: 'h4' }),
      text('!?', { style: 'h4' }),
    )
    const headings = elementsOf(html).filter(({ tagName }) => /^h\d$/.test(tagName))
    expect(headings.map(({ properties }) => properties.id)).toEqual([
      's-ou-va-naive',
      's-setup',
      's-setup--2',
      's-日本',
      's-',
    ])
    expect(html).toContain('<a href="#s-setup" aria-label="# Setup, link to this section"')
  })

  it.each([
    [
      ['h1', 'h2', 'h3', 'h4'],
      ['h2', 'h3', 'h4', 'h5'],
    ],
    [
      ['h1', 'h2', 'h4', 'h3'],
      ['h2', 'h3', 'h4', 'h4'],
    ],
    [
      ['h3', 'h1', 'h4', 'h4', 'h6', 'h2', 'h3'],
      ['h2', 'h2', 'h3', 'h3', 'h4', 'h3', 'h4'],
    ],
  ])('has the headings %j keep their rank and skip no level: %j', (styles, tags) => {
    const html = render(...styles.map((style) => text('Part', { style })))
    const headings = elementsOf(html).filter(({ tagName }) => /^h\d$/.test(tagName))
    expect(headings.map(({ tagName }) => tagName)).toEqual(tags)
    const ranks = [...html.matchAll(/data-rank="(\d)"/g)].map(([, rank]) => `h${rank}`)
    expect(ranks).toEqual(styles)
  })

  it('gives a table column and row headers', () => {
    const rows = [{ cells: ['Weakness', 'Fix'] }, { cells: ['CWE-639', 'Ask for the owner'] }]
    const html = render({ _type: 'table', _key: 't', rows })
    const cells = elementsOf(html).filter(({ tagName }) => /^t[hd]$/.test(tagName))
    expect(cells.map(({ tagName, properties }) => [tagName, properties.scope])).toEqual([
      ['th', 'col'],
      ['th', 'col'],
      ['th', 'row'],
      ['td', undefined],
    ])
  })

  it('colors code by class', () => {
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

  it('keeps the text of unknown styles and lists', () => {
    const html = render(
      text('Words', { style: 'fancy' }),
      { _type: 'unsupported' },
      { _type: 'image', _key: 'x' },
      text('Item', { listItem: 'ticks' }),
    )
    expect(html).toContain('<p>Words</p>')
    expect(html).toContain('Item')
  })

  it.each(
    Object.entries(supportedRichText).flatMap(([kind, names]) => names.map((name) => [kind, name])),
  )('shows the %s %s, which the log does not name as unknown', (kind, name) => {
    const block = text('', {
      markDefs: [{ _type: 'link', _key: 'l', href: '/' }],
      ...(kind === 'style' ? { style: name } : {}),
      ...(kind === 'list' ? { listItem: name } : {}),
      children: [{ _type: 'span', text: 'Words', marks: kind === 'mark' ? [key(name)] : [] }],
    })
    expect(missingIn(block)).toEqual([])
    const odd = text('', { style: 'fancy', children: [{ _type: 'span', text: 'Words' }] })
    expect(missingIn(odd)).toHaveLength(1)
  })

  it('is well-formed and safe for any content', () => {
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
          for (const url of [properties.href, properties.src]) {
            expect(String(url ?? '#')).toMatch(/^(https?:\/\/|mailto:|\/(?!\/)|#|data:image\/)/)
          }
        }
      }),
      { numRuns: 300 },
    )
  })
})
