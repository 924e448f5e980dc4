import type { Root } from 'hast'
import { select, selectAll } from 'hast-util-select'
import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import type { Markdown } from './markdown-response.ts'
import { shapeForMarkdown } from './markdown-shape.ts'

/** Elements to leave out: controls, drawings, and decoration. */
const omittedSelectors = [
  '[data-no-markdown], [aria-hidden="true"], img[alt=""], svg, video, wbr',
  'fieldset, button, form, label, input, nav, dialog, [popover], template, script, style',
  // An aside is decoration unless it has a heading or a date.
  '.aside:not(:has(h1, h2, h3, time))',
].join(', ')

/**
 * The Markdown alternate of a page: its `main` without controls and drawings, with absolute links, after YAML
 * front matter with title, dates, author, and canonical URL.
 * @param html the finished page
 * @param siteUrl the public origin that site-relative links are resolved against
 */
export async function toMarkdown(html: string, siteUrl: string): Promise<Markdown> {
  let facts: Facts = {}
  const file = await unified()
    .use(rehypeParse)
    .use(() => (tree: Root) => {
      const main = select('main', tree)
      if (!main) return
      const omitted = new Set(selectAll(omittedSelectors, main))
      for (const rowHeader of selectAll('th > label', main)) omitted.delete(rowHeader)
      prune(main, omitted)
      facts = factsOf(tree)
      shapeForMarkdown(main, facts.canonical)
      for (const link of selectAll('a[href^="/"]', main)) {
        link.properties.href = `${siteUrl}${link.properties.href}`
      }
      for (const image of selectAll('img[src^="/"]', main)) {
        image.properties.src = `${siteUrl}${image.properties.src}`
      }
      tree.children = [main]
    })
    .use(rehypeRemark)
    .use(remarkGfm)
    .use(remarkStringify, { bullet: '-', rule: '-' })
    .process(html)
  const { canonical } = facts
  const text = unescaped(String(file))
  return canonical === undefined ? { text } : { text: frontMatter(facts) + text, canonical }
}

/** What the page's head says about it. */
interface Facts {
  title?: string
  description?: string
  date?: string
  updated?: string
  author?: string
  canonical?: string
}

function factsOf(tree: Root): Facts {
  const content = (property: string) =>
    select(`meta[${property}]`, tree)?.properties.content?.toString()
  const facts = {
    title: content('property="og:title"'),
    description: content('name=description'),
    date: content('property="article:published_time"'),
    updated: content('property="article:modified_time"'),
    author: content('property="article:author"'),
    canonical: select('link[rel=canonical]', tree)?.properties.href?.toString(),
  }
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
}

/** YAML front matter. A JSON string is a double-quoted scalar of YAML 1.2 (§5.7, §7.3.1). */
function frontMatter(facts: Facts): string {
  // Without `<`, for programs that show it as HTML.
  const quoted = (value: string) => JSON.stringify(value).replaceAll('<', '\\u003c')
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${quoted(value)}`)
  return ['---', ...lines, '---', '', ''].join('\n')
}

/** Removes escapes of `@` and `&` inside words, where they are unnecessary. */
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
