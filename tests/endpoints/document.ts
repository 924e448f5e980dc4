import type { Element, Root } from 'hast'
import { select, selectAll } from 'hast-util-select'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { request } from './http.ts'

const parser = unified().use(rehypeParse)
const documents = new Map<string, Promise<PageDocument>>()

/**
 * A page of the shared site, as it was at its first request: a test of a change parses the page itself.
 * Files of a worker share it, because parsing takes longer than the request.
 */
export function documentAt(path: string): Promise<PageDocument> {
  const document = documents.get(path) ?? request(path).then(({ text }) => new PageDocument(text))
  documents.set(path, document)
  return document
}

/** A parsed page with CSS selectors. */
export class PageDocument {
  readonly #tree: Root

  constructor(html: string) {
    this.#tree = parser.parse(html)
  }

  all(selector: string): Element[] {
    return selectAll(selector, this.#tree)
  }

  /** An attribute of the first element that matches. */
  attribute(selector: string, name: string): string | undefined {
    const value = select(selector, this.#tree)?.properties[name]
    return value === undefined || value === null ? undefined : String(value)
  }

  /** The text of the first element that matches. */
  text(selector: string): string | undefined {
    const found = select(selector, this.#tree)
    return found && textOf(found)
  }
}

/** All text in an element. */
export function textOf(node: Element): string {
  return node.children
    .map((child) =>
      child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : '',
    )
    .join('')
}
