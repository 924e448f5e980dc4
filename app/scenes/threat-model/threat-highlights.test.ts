import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { threats } from './threat-model.data.ts'

it('has a style for each threat that highlights what concerns it', () => {
  const style = readFileSync('app/styles/scene.css', 'utf8')
  const styled = [...style.matchAll(/\[data-threats~="(\w+)"\]:hover/g)].map((match) => match[1])
  expect(styled).toEqual(threats.map(({ id }) => id))
})
