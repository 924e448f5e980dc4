import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { messages, parties, threats } from './threat-model.data.ts'

it('has a style for each threat that highlights what concerns it', () => {
  const style = readFileSync('app/scenes/threat-model/threat-model.css', 'utf8')
  const styled = [...style.matchAll(/\[data-threats~="(\w+)"\]:hover/g)].map((match) => match[1])
  expect(styled).toEqual(threats.map(({ id }) => id))
})

/** STRIDE-per-element: the categories that each kind of element can have, by their initials. */
const categoriesOf: Record<string, string> = {
  ...Object.fromEntries(messages.map(({ text }) => [text, 'TID'])),
  ...Object.fromEntries(parties.map(({ name }) => [name, 'SR'])),
  'Orders API': 'STRIDE',
  'Orders DB': 'TID',
}

it.each(threats)('$id is of a category that its element can have', ({ category, element }) => {
  expect(categoriesOf[element]).toContain(category[0])
})
