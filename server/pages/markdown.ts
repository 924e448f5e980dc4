import type { Element, Root } from 'hast'
import { select, selectAll } from 'hast-util-select'
import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { shapeForMarkdown } from './markdown-shape.ts'

/** Elements left out: controls, drawings and decoration. */
const omittedSelectors = [
  '[data-people-only], [aria-hidden="true"], img[alt=""], svg, video, wbr',
  'fieldset, button, form, label, input, nav, dialog, [popover], template, script, style',
  // A rail is decoration unless it has a heading or a date.
  '.rail:not(:has(h1, h2, h3, time))',
].join(', ')

/**
 * The Markdown alternate of a page: its `main` without controls and drawings, with absolute links. It
 * ends with the page's title as a link to the page.
 * @param html the finished page
 * @param siteUrl the public origin that site-relative links are resolved against
 */
export async function toMarkdown(html: string, siteUrl: string): Promise<string> {
  const file = await unified()
    .use(rehypeParse)
    .use(() => (tree: Root) => {
      const main = select('main', tree)
      if (!main) return
      prune(main, new Set(selectAll(omittedSelectors, main)))
      const canonical = select('link[rel=canonical]', tree)?.properties.href
      shapeForMarkdown(main, canonical === undefined ? undefined : String(canonical))
      for (const link of selectAll('a[href^="/"]', main)) {
        link.properties.href = `${siteUrl}${link.properties.href}`
      }
      for (const image of selectAll('img[src^="/"]', main)) {
        image.properties.src = `${siteUrl}${image.properties.src}`
      }
      tree.children = [main, ...source(select('title', tree), canonical)]
    })
    .use(rehypeRemark)
    .use(remarkGfm)
    .use(remarkStringify, { bullet: '-', rule: '-' })
    .process(html)
  return unescaped(String(file))
}

/** A rule and the page's title as a link to it; nothing for a page without a canonical URL. */
function source(title: Element | undefined, address: unknown): Element[] {
  if (!title || typeof address !== 'string') return []
  const properties = { href: address }
  return [
    { type: 'element', tagName: 'hr', properties: {}, children: [] },
    { type: 'element', tagName: 'a', properties, children: title.children },
  ]
}

/** Removes escapes of `@` and `&` inside words, where they are not needed. */
function unescaped(markdown: string): string {
  return markdown.replace(/(?<=\w)\\(?=@\w|&\w+=)/g, '')
}

interface Branch {
  children: unknown[]
}

function prune(node: Branch, omitted: Set<unknown>): void {
  node.children = node.children.filter((child) => !omitted.has(child) && !isComment(child))
  for (const child of node.children) {
    if (child && typeof child === 'object' && 'children' in child) prune(child as Branch, omitted)
  }
}

function isComment(child: unknown): boolean {
  return (child as { type?: unknown } | null)?.type === 'comment'
}
