import { createElement, type ReactNode } from 'react'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

type Node = ReturnType<typeof parse>['children'][number]

const parse = (html: string) => unified().use(rehypeParse, { fragment: true }).parse(html)

/** A list with indexes as keys: nothing in a mail ever moves. */
export function inPlaces<T>(list: readonly T[]): { place: number; item: T }[] {
  return list.map((item, place) => ({ place, item }))
}

/** Renders markup that was reduced to plain blocks; attributes cannot get through. */
export function Markup({ html }: { html: string }) {
  return shownAll(parse(html).children)
}

function shownAll(nodes: readonly Node[]): ReactNode[] {
  return inPlaces(nodes).map(({ place, item }) => shown(item, place))
}

function shown(node: Node, key: number): ReactNode {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return null
  const children = node.children.length > 0 ? shownAll(node.children) : undefined
  return createElement(node.tagName, { key }, children)
}
