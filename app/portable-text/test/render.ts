/** Rendering and inspection for the tests of rich text. */
import { PortableText } from '@portabletext/react'
import type { Element, ElementContent, Root } from 'hast'
import { selectAll } from 'hast-util-select'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { parseBody } from '#content/index.server.ts'
import type { Body } from '#content/index.ts'
import { components, RichText } from '../rich-text.tsx'

export const images = { baseUrl: 'https://site.example', projectId: 'p', dataset: 'd' }

/** Rich text as the site renders it. */
export function renderBody(body: Body): string {
  const text = createElement(RichText, { body })
  return renderToStaticMarkup(createElement(StaticRouter, { location: '/blogs/post-1' }, text))
}

/** A rich-text field of the dataset, rendered to HTML. */
export function render(...blocks: unknown[]): string {
  return renderBody(parseBody(blocks, images))
}

/** The types that the renderer reports as unknown. */
export function missingIn(...blocks: unknown[]): string[] {
  const missing: string[] = []
  const value = parseBody(blocks, images)
  const onMissingComponent = (message: string) => missing.push(message)
  const text = createElement(PortableText, { value, components, onMissingComponent })
  renderToStaticMarkup(createElement(StaticRouter, { location: '/' }, text))
  return missing
}

const parse = (html: string): Root => unified().use(rehypeParse, { fragment: true }).parse(html)

/** All elements of the HTML, as a browser parses it. */
export function elementsOf(html: string): Element[] {
  return selectAll('*', parse(html))
}

/**
 * The elements and text of HTML, without differences that are allowed between renderers: wrappers,
 * attributes, elements of custom marks, heading anchors, empty paragraphs.
 */
export function shapeOf(html: string): string {
  return parse(html)
    .children.map((node) => shape(node as ElementContent, ''))
    .join('')
}

const transparent = ['div', 'span', 'section', 'figure', 'u']

function shape(node: ElementContent, parent: string): string {
  if (node.type === 'text') return parent === 'pre' ? node.value.trim() : node.value
  if (node.type !== 'element') return ''
  const { tagName, properties } = node
  if (properties.dataNoMarkdown !== undefined || tagName === 'button') return ''
  if (Array.isArray(properties.className) && properties.className.includes('sr-only')) return ''
  const inner = node.children
    .map((child) => asWritten(child, properties.dataRank))
    .map((child) => shape(child, parent === 'pre' ? 'pre' : tagName))
    .join('')
  const isInner =
    (parent === 'blockquote' && tagName === 'p') || (parent === 'li' && tagName === 'h1')
  if (isInner || transparent.includes(tagName)) return inner
  if (tagName === 'p' && !inner) return ''
  return `<${tagName}>${inner}</${tagName}>`
}

/** A heading with the editor's level instead of the outline's. */
function asWritten(node: ElementContent, rank: unknown): ElementContent {
  const isHeading = node.type === 'element' && /^h\d$/.test(node.tagName)
  return isHeading && rank ? { ...node, tagName: `h${rank}` } : node
}
