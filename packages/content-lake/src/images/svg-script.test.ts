import fc from 'fast-check'
import { expect, it } from 'vitest'
import { refuseScript } from './svg-script.ts'

const svg = (content: string, start = '') =>
  `${start}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${content}</svg>`

it.each([
  '<script>1</script>',
  '<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>',
  '<html:script xmlns:html="http://www.w3.org/1999/xhtml">1</html:script>',
  '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>',
  '<g onload="1"/>',
  '<g ONLOAD="1"/>',
  '<a xlink:href="JavaScript:1"/>',
  '<a href="&#106;avascript:1"/>',
  '<a href="java&#9;script:1"/>',
  '<a href=" &#1;javascript:1"/>',
  '<a><set attributeName="href" to="javascript:1"/></a>',
  '<animate attributeName="href" values="#a;javascript:1"/>',
  '<iframe xmlns="http://www.w3.org/1999/xhtml" src="x"/>',
  '<g',
])('refuses %s', (content) => {
  expect(() => refuseScript(svg(content))).toThrow()
})

it('refuses entities and stylesheets from elsewhere', () => {
  expect(() => refuseScript(svg('', '<!DOCTYPE svg [<!ENTITY a "b">]>'))).toThrow()
  expect(() => refuseScript(svg('', '<?xml-stylesheet href="a.xsl"?>'))).toThrow()
})

it('refuses script URLs in every spelling', () => {
  const spelled = fc
    .array(
      fc.record({
        how: fc.constantFrom('plain', 'upper', 'decimal', 'hexadecimal'),
        blank: fc.constantFrom('', '&#9;', '&#10;', '&#xd;'),
      }),
      { minLength: 11, maxLength: 11 },
    )
    .map((parts) =>
      [...'javascript:'].map((letter, index) => {
        const { how = 'plain', blank = '' } = parts[index] ?? {}
        const code = letter.charCodeAt(0)
        const forms = { plain: letter, upper: letter.toUpperCase(), decimal: `&#${code};` }
        return blank + (how === 'hexadecimal' ? `&#x${code.toString(16)};` : forms[how])
      }),
    )
  fc.assert(
    fc.property(spelled, fc.constantFrom('href', 'xlink:href'), (letters, name) => {
      expect(() => refuseScript(svg(`<a ${name}="${letters.join('')}1"/>`))).toThrow('400')
    }),
  )
})

it.each([
  '<text>An onset = start, javascript: is a scheme, and <![CDATA[<script>]]> a tag</text>',
  '<title>&lt;script&gt;</title><!-- <script> -->',
  '<style>.a { fill: red }</style><path class="a" d="M0 0h8v4z"/>',
  '<path d="M0 0h8"><animate attributeName="opacity" to="0"/></path>',
  '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><use xlink:href="#a"/>',
  '<image href="data:image/png;base64,AAAA"/>',
])('accepts %s', (content) => {
  refuseScript(svg(content))
  refuseScript(svg(content, '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "a" "b">'))
})
