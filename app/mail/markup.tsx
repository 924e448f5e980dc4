import { createElement, type ReactNode } from 'react'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

type Node = ReturnType<typeof parse>['children'][number]

const parse = (html: string) => unified().use(rehypeParse, { fragment: true }).parse(html)

/** List items with their indexes, which can be keys because nothing in a mail moves. */
export function withIndexes<T>(list: readonly T[]): { index: number; item: T }[] {
  return list.map((item, index) => ({ index, item }))
}

/** Renders markup that was reduced to plain blocks. Attributes are dropped. */
export function Markup({ html }: { html: string }) {
  return shownAll(parse(html).children)
}

function shownAll(nodes: readonly Node[]): ReactNode[] {
  return withIndexes(nodes).map(({ index, item }) => shown(item, index))
}

function shown(node: Node, key: number): ReactNode {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return null
  const children = node.children.length > 0 ? shownAll(node.children) : undefined
  return createElement(node.tagName, { key }, children)
}
