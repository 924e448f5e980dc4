import { SaxesParser } from 'saxes'
import { badRequest } from '../errors.ts'

/** Elements that run script or contain another document (SVG 2, SVG Tiny 1.2, HTML). */
const active = new Set([
  'script',
  'handler',
  'listener',
  'foreignObject',
  'iframe',
  'embed',
  'object',
  'audio',
  'video',
  'canvas',
])

/** The characters that a URL parser removes (WHATWG URL §4.4). */
const ignored = /[^!-\uffff]/g

/**
 * Checks an SVG for script, as the XML parser of a browser would find it: elements, handlers, URLs, and
 * animations of URLs. It would not run here, but copies of it might.
 * @throws HttpError 400 for an SVG with script, or with entities of its own, or that is not XML
 */
export function refuseScript(svg: string): void {
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', () => {
    throw badRequest('This SVG is not well-formed XML')
  })
  parser.on('doctype', (doctype) => {
    // A browser would replace them.
    if (doctype.includes('<!ENTITY')) throw badRequest('An SVG with entities is not accepted')
  })
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') throw hasScript()
  })
  parser.on('opentag', ({ local, attributes }) => {
    if (active.has(local)) throw hasScript()
    for (const { local: name, value } of Object.values(attributes))
      if (/^on/i.test(name) || /javascript:/i.test(value.replace(ignored, ''))) throw hasScript()
  })
  parser.write(svg).close()
}

function hasScript() {
  return badRequest('An SVG with scripts is not accepted')
}
