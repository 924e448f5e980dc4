// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mediaNote, pictureNote, prepareHtml } from './prepare-html.ts'

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
    { numRuns: 100 },
  )
})

it('leads links through mail filters and searches where they led before', () => {
  const target = fc.webUrl({ withQueryParameters: true, withFragments: true })
  const wrap = fc.constantFrom<(url: string) => string>(
    (url) =>
      `https://eur02.safelinks.protection.outlook.com/?url=${url}&data=05%7Ca%40b.c&reserved=0`,
    (url) => `https://www.google.com/url?q=${url}&sa=D`,
    (url) => `https://www.google.de/url?sa=t&url=${url}`,
    (url) => `https://linkprotect.cudasvc.com/url?a=${url}&c=E,1,x`,
    (url) => `https://l.facebook.com/l.php?u=${url}&h=AT0`,
    (url) => `https://l.instagram.com/?u=${url}&e=AT0`,
    (url) => `https://www.linkedin.com/redir/redirect?url=${url}&urlhash=a`,
    (url) => `https://www.linkedin.com/safety/go?url=${url}&trk=flagship`,
    (url) => `https://slack-redir.net/link?url=${url}`,
    (url) => `https://www.youtube.com/redirect?event=video_description&q=${url}&v=a`,
    (url) => `https://out.reddit.com/t3_a?url=${url}&token=A`,
    (url) => `https://duckduckgo.com/l/?uddg=${url}&rut=a`,
  )
  fc.assert(
    fc.property(target, wrap, (url, wrapped) => {
      const link = `<a href="${wrapped(encodeURIComponent(url))}">a</a>`
      const { pasted, isChanged } = prepared(link)
      expect([isChanged, pasted.querySelector('a')?.getAttribute('href')]).toEqual([true, url])
    }),
    { numRuns: 100 },
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

it('leaves a note in a table, unless the cell contains the alternative text', () => {
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

it('leaves out what the source does not show, and keeps the rest', () => {
  const hide = fc.constantFrom<(text: string) => string>(
    (text) => `<span hidden>${text}</span>`,
    (text) => `<span style="color:red; display : none">${text}</span>`,
    (text) => `<span style='DISPLAY:NONE;mso-hide:all'>${text}</span>`,
    (text) => `<span style='mso-hide: all'>${text}</span>`,
    (text) => `<b style="visibility:hidden">${text}</b>`,
    (text) =>
      `<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[${text}]</a></span>`,
    (text) =>
      `<div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'>` +
      `<div id="_com_1" class=msocomtxt><p class=MsoCommentText>${text}</p></div></div></div>`,
    (text) => `<del cite="mailto:Ada%20Byron" datetime="2026-01-01T10:00">${text}</del>`,
    (text) => `<table><tr style="display:none"><td>${text}</td></tr></table>`,
    (text) => `<table><tr height=0><td>${text}</td></tr></table>`,
    (text) => `<span style="position:absolute; clip: rect(0px, 0px, 0px, 0px)">${text}</span>`,
    (text) => `<div style="font-size:0px;line-height:0">${text}</div>`,
    (text) => `<div style="max-height:0;opacity:0">${text}</div>`,
    // As Word writes a character style of hidden text.
    (text) => `<style><!-- span.Note\n\t{mso-style-name:Note;\n\tmso-hide:all;} --></style>
      <p class=MsoNormal><span class=Note>${text}</span></p>`,
    (text) => `<style>.gone, .x > b { visibility: hidden }</style><p class="x"><b>${text}</b></p>`,
    (text) => `<style>.on { display: inline } .off { display: none }</style>
      <p class="on off">${text}</p>`,
    (text) => `<style>.xl9 td { height: 1px } tr.r9 { height: 0 }</style>
      <table><tr class="r9"><td>${text}</td></tr></table>`,
  )
  const show = fc.constantFrom<(text: string) => string>(
    (text) => `<span style="display:inline">${text}</span>`,
    (text) => `<p style="mso-hide:none;visibility:visible">${text}</p>`,
    (text) => `<del>${text}</del>`,
    (text) => `<p style="height:0;line-height:0">${text}</p>`,
    (text) =>
      `<span style="opacity:0.5;font-size:0.9em;clip:rect(auto, auto, auto, auto)">${text}</span>`,
    (text) =>
      `<style>@media print { .screen { display: none } }</style><p class="screen">${text}</p>`,
    (text) => `<style>.m { display: none } .m.open { display: block }</style>
      <p class="m open">${text}</p>`,
    (text) => `<style>.n { display: none }</style><p class="n" style="display:block">${text}</p>`,
    // As Google Docs writes its rows.
    (text) =>
      `<table><colgroup><col width="*"></colgroup><tr style="height:0pt"><td>${text}</td></tr></table>`,
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), hide, show)), (parts) => {
      const html = parts.map(([isHidden, hidden, shown], n) =>
        isHidden ? hidden(`hidden ${n}`) : shown(`shown ${n}`),
      )
      const { pasted, isChanged } = prepared(html.join('\n'))
      const words = parts.flatMap(([isHidden], n) => (isHidden ? [] : [`shown ${n}`]))
      expect(pasted.body.textContent?.match(/(hidden|shown) \d+/g) ?? []).toEqual(words)
      expect(isChanged).toBe(words.length < parts.length)
    }),
    { numRuns: 100 },
  )
})

it('links to a video, a sound, or a frame in its place', () => {
  const url = fc.webUrl({ validSchemes: ['https'], withQueryParameters: true })
  const embed = fc.constantFrom<(url: string) => string>(
    (src) => `<video controls poster="https://example.org/p.jpg" src="${src}">No video</video>`,
    (src) => `<video><source src="${src}" type="video/webm"><source src="/b.mp4"></video>`,
    (src) => `<audio src="${src}"></audio>`,
    (src) => `<iframe width="560" height="315" src="${src}" allowfullscreen></iframe>`,
    (src) => `<iframe data-src="${src.replace('https:', '')}" loading="lazy"></iframe>`,
    (src) => `<embed src="${src}">`,
    (src) => `<object data="${src}"><embed src="${src}"></object>`,
    (src) => `<object><param name="movie" value="${src}"><p>No Flash</p></object>`,
  )
  fc.assert(
    fc.property(url, embed, (address, write) => {
      const src = address.replaceAll('&', '&amp;')
      const { pasted, isChanged } = prepared(`<p>See${write(src)}now</p>${write(src)}`)
      const links = [...pasted.querySelectorAll('a')].map((link) => link.getAttribute('href'))
      expect([isChanged, links]).toEqual([true, [address, address]])
      expect(pasted.body.textContent).toBe(`See ${address} now ${address} `)
    }),
    { numRuns: 100 },
  )
})

it.each([
  [
    '<iframe src="https://www.youtube-nocookie.com/embed/a-1_b?rel=0"></iframe>',
    'https://www.youtube.com/watch?v=a-1_b',
  ],
  [
    '<a href="https://example.org"><video src="https://example.org/v.mp4"></video></a>',
    'https://example.org/v.mp4',
  ],
  ['<video src="blob:https://example.org/1"></video>', mediaNote],
  ['<iframe srcdoc="a"></iframe><iframe width=1 height=1 src="https://example.org"></iframe>', ''],
])('in place of %s is %s', (html, text) => {
  expect(prepared(html).pasted.body.textContent?.trim()).toBe(text)
})

it('keeps lines apart that are no paragraphs, and the words of a line together', () => {
  const word = fc.stringMatching(/^[a-z]{1,6}$/)
  const line = fc.tuple(word, word).map(([first, second]) => ({
    words: `${first}${second}`,
    html: `${first}<b>${second}</b>`,
  }))
  const element = fc.constantFrom('div', 'dt', 'dd', 'section', 'figcaption', 'summary', 'p')
  const around = fc.constantFrom('div', 'main', 'blockquote', 'dl', 'details', 'ul><li')
  fc.assert(
    fc.property(fc.array(fc.tuple(line, element), { minLength: 1 }), around, (lines, outer) => {
      const html = lines.map(([{ html }, name]) => `<${name}>${html}</${name}>`).join('')
      const { pasted } = prepared(`<${outer}>${html}</${outer.split('>')[0]}>`)
      for (const end of pasted.querySelectorAll('br')) end.replaceWith('\n')
      for (const paragraph of pasted.querySelectorAll('p')) paragraph.append('\n')
      const read = pasted.body.textContent?.split(/\n+/).filter(Boolean)
      expect(read).toEqual(lines.map(([{ words }]) => words))
    }),
    { numRuns: 200 },
  )
})

it.each([
  ['2<sup>128</sup> and 10<sup>-6</sup>', '2¹²⁸ and 10⁻⁶'],
  ['CO<sub>2</sub>', 'CO₂'],
  ['x<span style="font-size:0.6em;vertical-align:super">2</span>', 'x²'],
  ['a note<sup><a href="#fn1">1</a></sup>', 'a note¹'],
  ['the 1<sup>st</sup>', 'the 1st'],
  ['a note<sup><a href="https://a.example">1</a></sup>', 'a note1'],
])('keeps numbers above and below the line in %s', (html, text) => {
  expect(prepared(`<p>${html}</p>`).pasted.body.textContent).toBe(text)
})

it('puts the caption of a table above it', () => {
  const { pasted } = prepared('<table><caption>Of a <b>table</b></caption><tr><td>a</table>')
  expect(pasted.body.innerHTML).toMatch(/^<p>Of a <b>table<\/b><\/p><table><tbody>/)
})

it('makes emoji of their pictures', () => {
  const alt = fc.constantFrom('🙂', '👩🏽‍💻', '🇩🇪', '1️⃣', '❤️', ':tada:', ':+1:')
  fc.assert(
    fc.property(alt, (emoji) => {
      const html = `<p>Done<img alt="${emoji}" src="https://example.org/a.png">.</p>`
      expect(prepared(html).pasted.body.textContent).toBe(`Done${emoji}.`)
    }),
  )
  const named = '<p><img alt="A map 🗺️" src="https://example.org/a.png"></p>'
  expect(prepared(named).pasted.body.textContent).toContain(pictureNote)
})

it('keeps all of an item of Google Docs in its first element, and its lists behind it', () => {
  const word = fc.stringMatching(/^[a-z]{1,4}$/)
  const part = word.chain((text) =>
    fc.constantFrom(
      `<span style="font-weight:700">${text}</span>`,
      `<a href="https://example.org"><span>${text}</span></a>`,
      `${text}<span><br></span>`,
      `<img src="data:," role="presentation" alt="${text}" width="17" height="17">`,
    ),
  )
  const itemWith = (inner: fc.Arbitrary<string>) =>
    fc
      .tuple(fc.array(part, { minLength: 1, maxLength: 3 }), fc.boolean(), inner)
      .map(([parts, isTwo, list]) => {
        const text = isTwo ? parts.map((one) => `<p>${one}</p>`) : [`<p>${parts.join('')}</p>`]
        return `<li role="checkbox">${text.join('')}${list && `<ul>${list}</ul>`}</li>`
      })
  const nothing = fc.constant('')
  const item = itemWith(fc.oneof(nothing, itemWith(fc.oneof(nothing, itemWith(nothing)))))
  fc.assert(
    fc.property(item, (list) => {
      const html = `<b id="docs-internal-guid-1" style="font-weight:normal"><ul>${list}</ul></b>`
      const written = new DOMParser().parseFromString(html, 'text/html').body.textContent
      const { pasted } = prepared(html)
      expect(pasted.body.textContent).toBe(written)
      for (const one of pasted.querySelectorAll('li')) {
        expect([...one.children].map(({ tagName }) => tagName)).toEqual(['P'])
        expect(one.childNodes).toHaveLength(1)
      }
      expect(pasted.querySelector('span > br')).toBeNull()
    }),
    { numRuns: 50 },
  )
})
