import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { expect, it } from 'vitest'
import { sanitizeSvg } from './sanitize-svg.ts'

const svg = (content: string, start = '') =>
  `${start}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${content}</svg>`

/** The elements and attributes that an XML parser finds. */
function partsOf(text: string): string[] {
  const parts: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    parts.push(`${uri === 'http://www.w3.org/2000/svg' ? '' : uri}<${local}`)
    for (const { name, value } of Object.values(attributes)) parts.push(`${name}=${value}`)
  })
  parser.write(text).close()
  return parts
}
const isHostile = (part: string) =>
  /^.*<(script|foreignObject|handler|listener|iframe|set|animate|a)$|^on|^http.*<|^(xlink:)?href=.*(script:|svg)/i.test(
    part.replace(/[^!-\uffff]/g, ''),
  )

const hostile = [
  '<script>1</script>',
  '<SCRIPT>1</SCRIPT>',
  '<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>',
  '<g xmlns="http://www.w3.org/1999/xhtml"><script>1</script></g>',
  '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>',
  '<g onload="1"/>',
  '<g ONLOAD="1"/>',
  '<a xlink:href="JavaScript:1"/>',
  '<use href="&#106;avascript:1"/>',
  '<use href="java&#9;script:1"/>',
  '<use xlink:href=" &#1;javascript:1"/>',
  '<use href="data:image/svg+xml,&lt;svg onload=1&gt;"/>',
  '<a><set attributeName="href" to="javascript:1"/></a>',
  '<animate attributeName="href" values="#a;javascript:1"/>',
  '<set attributeName="onclick" to="1"/>',
  '<iframe xmlns="http://www.w3.org/1999/xhtml" src="x"/>',
  '<style>&lt;/style>&lt;script>1&lt;/script></style>',
  '<style><![CDATA[</style><script>1</script>]]></style>',
  '<title><script>1</script></title>',
  '<text>&lt;script>1</text><![CDATA[<script>1</script>]]>',
  '<!--><script>1</script>-->',
  '<?xml-stylesheet href="a.xsl"?>',
  '<g',
  '<g a="<script>',
]

it('draws without script, of any hostile parts in any order', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...hostile), { minLength: 1 }), (parts) => {
      const start = '<!DOCTYPE svg [<!ENTITY a "<script>1</script>">]>'
      const nested = parts.reduceRight((inner, part) => `${part}<g>&a;${inner}</g>`, '')
      const sanitized = sanitizeSvg(svg(nested, start))
      expect(partsOf(sanitized).filter(isHostile)).toEqual([])
      expect(sanitizeSvg(sanitized)).toBe(sanitized)
    }),
    { numRuns: 2_000 },
  )
})

it.each([
  '<text>An onset = start, javascript: is a scheme</text>',
  '<style>.a { fill: red }</style><path class="a" d="M0 0h8v4z"></path>',
  '<filter id="f"><feGaussianBlur stdDeviation="2"></feGaussianBlur></filter><use xlink:href="#a"></use>',
  '<image href="data:image/png;base64,AAAA"></image>',
  '<linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"></stop></linearGradient>',
  '<text>&lt;script&gt; &amp; more</text>',
])('keeps %s', (content) => {
  expect(sanitizeSvg(svg(content, '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "a" "b">'))).toBe(
    svg(content),
  )
  expect(sanitizeSvg(svg(content))).toBe(svg(content))
})

it('refuses what is not an SVG', () => {
  for (const text of ['', 'text', '<html/>', '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>'])
    expect(() => sanitizeSvg(text)).toThrow('400')
})
