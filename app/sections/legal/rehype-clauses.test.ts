import type { Element, ElementContent } from 'hast'
import { unified } from 'unified'
import { expect, it } from 'vitest'
import { rehypeClauses } from './rehype-clauses.ts'

function element(tagName: string, child: string | Element, properties = {}): Element {
  const content: ElementContent = typeof child === 'string' ? { type: 'text', value: child } : child
  return { type: 'element', tagName, properties, children: [content] }
}

const section = element('h2', element('a', '3. Fees', { href: '#fees' }))
const clause = element('h3', element('a', '3.1 Invoices.', { href: '#fees-invoices' }))

it.each([
  ['a heading without an anchor', [element('h2', '3. Fees')], 'link to its anchor'],
  ['text of a section outside its clauses', [section, element('p', 'Text.')], 'in clauses'],
  ['a clause that starts with a list', [section, clause, element('ul', 'Text.')], 'a paragraph'],
])('fails on %s', (_case, children, message) => {
  const compile = () => unified().use(rehypeClauses).runSync({ type: 'root', children })
  expect(compile).toThrow(message)
})
