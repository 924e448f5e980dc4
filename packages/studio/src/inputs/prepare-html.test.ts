// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pictureNote, prepareHtml } from './prepare-html.ts'

function prepared(html: string) {
  const pasted = new DOMParser().parseFromString(html, 'text/html')
  return { pasted, isChanged: prepareHtml(pasted) }
}

it('makes text of links that lead nowhere outside their document, and keeps others', () => {
  const inside = fc.oneof(
    fc.constantFrom('#_ftn1', '#', '', '/pricing', '?a', 'notes.docx', '//host/a', 'javascript:1'),
    fc.constantFrom('file:///C:/Users/a/notes.docx#_ftn1', 'about:blank#_ftnref1', 'data:,a'),
    fc.stringMatching(/^#[\w-]{1,9}$/),
  )
  const outside = fc.constantFrom('https://example.org/#a', 'HTTP://example.org', 'mailto:a@b.c')
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), inside, outside)), (links) => {
      const hrefs = links.map(([isInside, one, other]) => (isInside ? one : other))
      const html = hrefs.map((href, n) => `<p>a <a href="${href}" name="x"><b>[${n}]</b></a></p>`)
      const { pasted } = prepared(html.join(''))
      const kept = [...pasted.querySelectorAll('a')].map((link) => link.getAttribute('href'))
      expect(kept).toEqual(links.flatMap(([isInside, , other]) => (isInside ? [] : [other])))
      expect(pasted.body.textContent).toBe(hrefs.map((_, n) => `a [${n}]`).join(''))
    }),
    { numRuns: 500 },
  )
})

it('leads links through mail filters and searches where they led before', () => {
  const target = fc.webUrl({ withQueryParameters: true, withFragments: true })
  const wrap = fc.constantFrom<(url: string) => string>(
    (url) =>
      `https://eur02.safelinks.protection.outlook.com/?url=${url}&data=05%7Ca%40b.c&reserved=0`,
    (url) => `https://www.google.com/url?q=${url}&sa=D`,
    (url) => `https://www.google.de/url?sa=t&url=${url}`,
  )
  fc.assert(
    fc.property(target, wrap, (url, wrapped) => {
      const link = `<a href="${wrapped(encodeURIComponent(url))}">a</a>`
      const { pasted, isChanged } = prepared(link)
      expect([isChanged, pasted.querySelector('a')?.getAttribute('href')]).toEqual([true, url])
    }),
    { numRuns: 300 },
  )
  for (const href of ['https://www.google.com/maps?q=http://a.b', 'https://www.google.com/url?q=a'])
    expect(prepared(`<a href="${href}">a</a>`).isChanged).toBe(false)
})

it('names the lists of Word that are numbered by their markers', () => {
  const marker = fc.oneof(
    fc
      .constantFrom('·', 'o', '§', '–', '•', '✓', 'Ø', 'q', 'ü', '')
      .map((text) => ({ text, isNumber: false })),
    fc
      .constantFrom(
        ...['1.', '12)', 'a.', '(b)', 'iv.', '2.1', '2.1.', 'C)', '一、'],
        ...['①', '١.', 'а)', '1-', '§ 1'],
      )
      .map((text) => ({ text, isNumber: true })),
  )
  fc.assert(
    fc.property(fc.array(marker), fc.integer({ min: 1, max: 3 }), (markers, level) => {
      const html = markers.map(
        ({ text }, n) =>
          `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l${n} level${level} lfo1'>` +
          `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${text}` +
          `<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>Item</p>`,
      )
      const { pasted, isChanged } = prepared(html.join(''))
      const named = pasted.querySelector('style')?.textContent ?? ''
      const lists = [...named.matchAll(/@list (\S+) /g)].map(([, list]) => list)
      const numbered = markers.flatMap(({ isNumber }, n) =>
        isNumber ? [`l${n}:level${level}`] : [],
      )
      expect(lists).toEqual(numbered)
      expect(isChanged).toBe(numbered.length > 0)
    }),
  )
})

it('leaves a note where a picture was', () => {
  const { pasted, isChanged } = prepared(
    '<p>One<img width=120 src="file:///C:/a.png">two<img src="https://example.org/b.png"></p>',
  )
  expect(isChanged).toBe(true)
  expect(pasted.body.textContent).toBe(`One ${pictureNote} two ${pictureNote} `)
  expect(
    prepared('<p>Counted<img width="1" height="1" src="https://example.org/c"></p>').isChanged,
  ).toBe(false)
})

it('leaves a note in a table, unless the alternative text stands in the cell', () => {
  const rowsOf = fc.array(fc.array(fc.constantFrom('', 'Yes'), { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 3,
  })
  fc.assert(
    fc.property(rowsOf, (rows) => {
      const cells = rows.map((row) =>
        row.map((alt) => `<td><img alt="${alt}" src="file:///C:/a.png"></td>`).join(''),
      )
      const { pasted } = prepared(`<table><tr>${cells.join('</tr><tr>')}</tr></table>`)
      const isData = rows.length > 1 && rows.some((row) => row.length > 1)
      const noted = rows.flat().filter((alt) => !isData || alt === '').length
      expect(pasted.body.textContent?.split(pictureNote).length).toBe(noted + 1)
    }),
    { numRuns: 25 },
  )
})
