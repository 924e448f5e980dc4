import type { Element, ElementContent } from 'hast'

/**
 * Turns a page's layout into structure that Markdown has: definition lists become lists, `summary` elements
 * become headings, headings in list items become bold, and texts that only CSS separates get a separator.
 * Code stays as it is.
 * @param page the page's own URL, which fragment links are resolved against
 */
export function shapeForMarkdown(node: Element, page: string | undefined, inItem = false): void {
  if (node.tagName === 'pre' || node.tagName === 'code') return
  node.children = node.children.flatMap((child) => {
    if (child.type !== 'element') return [child]
    shapeForMarkdown(child, page, inItem || child.tagName === 'li')
    return shaped(child, { page, inItem: inItem || node.tagName === 'li', inside: node })
  })
  joinNumber(node)
  separate(node)
}

interface Place {
  page: string | undefined
  inItem: boolean
  inside: Element
}

const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName)
const isHeadingNode = (node: ElementContent) => node.type === 'element' && isHeading(node)

function shaped(node: Element, { page, inItem, inside }: Place): ElementContent[] {
  const { href } = node.properties
  if (node.tagName === 'a' && typeof href === 'string' && href.startsWith('#')) {
    if (page === undefined || isHeading(inside)) return node.children
    node.properties.href = page + href
  }
  if (node.tagName === 'summary') node.tagName = node.children.some(isHeadingNode) ? 'div' : 'h3'
  if (inItem && isHeading(node)) return [element('p', [element('strong', node.children)])]
  if (node.tagName === 'dl') return [element('ul', definitions(node))]
  return [node]
}

/** Moves a clause number, which links to its clause, into the clause's first paragraph. */
function joinNumber(node: Element): void {
  const { id } = node.properties
  const [number, body, ...rest] = node.children.filter((child) => child.type === 'element')
  if (!id || number?.tagName !== 'a' || rest.length > 0) return
  if (!String(number.properties.href).endsWith(`#${id}`)) return
  const paragraph = body?.children.find((child) => child.type === 'element')
  if (paragraph?.tagName !== 'p') return
  paragraph.children.unshift(number, text(' '))
  node.children = node.children.filter((child) => child !== number)
}

/** A list item for each term, followed by its definitions. */
function definitions(list: Element): Element[] {
  const parts = list.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'div' ? child.children : [child],
  )
  const items: Element[] = []
  for (const part of parts) {
    if (part.type !== 'element') continue
    if (part.tagName === 'dt') {
      items.push(element('li', [element('strong', part.children), text(':')]))
    } else if (part.tagName === 'dd') {
      items.at(-1)?.children.push(text(' '), ...part.children)
    }
  }
  return items
}

const inlineTags = new Set(['a', 'b', 'code', 'em', 'i', 'small', 'span', 'strong', 'time'])

function isInline(node: ElementContent): boolean {
  return node.type === 'text' || (node.type === 'element' && inlineTags.has(node.tagName))
}

/**
 * Puts a separator between adjacent inline elements that only CSS separates. In running text, it does so only
 * between two adjacent links.
 */
function separate(node: Element): void {
  const running = node.children.some((child) => child.type === 'text' && child.value.trim() !== '')
  const separator = node.tagName === 'a' ? ': ' : ' · '
  let last: ElementContent | undefined
  node.children = node.children.flatMap((child) => {
    if (child.type === 'element' && isInline(child) && textOf(child) === '') return [child]
    const meets = last?.type === 'element' && child.type === 'element'
    const apart =
      meets &&
      (running ? areLinks(last as Element, child) : isInline(last as Element) && isInline(child))
    const before = last
    last = child
    return apart && before && mayStandBetween(textOf(before), textOf(child))
      ? [text(separator), child]
      : [child]
  })
}

function areLinks(before: ElementContent, after: ElementContent): boolean {
  return [before, after].every((node) => node.type === 'element' && node.tagName === 'a')
}

function mayStandBetween(before: string, after: string): boolean {
  return !/[\s:(-]$/.test(before) && !/^[\s:,.;)]/.test(after)
}

/** The text of a node. That of code is trimmed, as in Markdown. */
function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  const value = node.children.map(textOf).join('')
  return node.tagName === 'code' ? value.trim() : value
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children }
}

function text(value: string): ElementContent {
  return { type: 'text', value }
}
