import sanitizeHtml from 'sanitize-html'
import { badRequest } from '../errors.ts'

/** What draws (SVG 2), without scripts, foreign content, links, and animations of other attributes. */
const allowedTags =
  'svg g defs symbol use title desc metadata style switch path rect circle ellipse line polyline polygon text tspan textPath image marker clipPath mask pattern linearGradient radialGradient stop filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'.split(
    ' ',
  )

/** Names of attributes that draw: no handlers (`on…`), and no namespaces but those set below. */
const drawing = /^(?!on|xmlns)[a-z][\w-]*$/i
/** A part of the same drawing, or a picture in it. */
const ownHref = /^(#|data:image\/(png|jpeg|gif|webp);base64,)/i
const namespaces = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
}

const notPlainSvg =
  'This SVG is compressed, or names its elements with a prefix. Export it as plain SVG.'

/**
 * An SVG with only what draws.
 * @throws HttpError 400 when nothing is left of it
 */
export function sanitizeSvg(svg: string): string {
  const sanitized = sanitizeHtml(svg, {
    parser: { xmlMode: true, decodeEntities: true },
    allowedTags,
    // The attributes are chosen by `drawn`.
    allowedAttributes: false,
    allowVulnerableTags: true,
    disallowedTagsMode: 'completelyDiscard',
    nonTextTags: ['script', 'foreignObject', 'handler', 'listener'],
    nonBooleanAttributes: ['*'],
    parseStyleAttributes: false,
    allowedSchemes: ['data'],
    selfClosing: [],
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: drawn(tagName, attribs) }) },
    // Style sheets are written as they are.
    exclusiveFilter: ({ tag, text }) => tag === 'style' && text.includes('<'),
  }).trim()
  if (!sanitized.startsWith('<svg')) throw badRequest(notPlainSvg)
  return sanitized
}

function drawn(tag: string, attributes: Record<string, string>): Record<string, string> {
  const kept = Object.entries(attributes).filter(([name, value]) =>
    /(^|:)href$/i.test(name)
      ? ownHref.test(value.trim())
      : drawing.test(name) || name === 'xml:space',
  )
  return { ...(tag === 'svg' ? namespaces : {}), ...Object.fromEntries(kept) }
}
