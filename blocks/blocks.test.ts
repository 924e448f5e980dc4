import { expect, it } from 'vitest'
import { blockTypes } from './block-types.ts'
import { blockSchemas } from './schema.ts'

it('has a parser for each block of the editor', () => {
  const names = blockSchemas.map(({ name }) => name)
  expect(Object.keys(blockTypes).toSorted()).toEqual(names.toSorted())
})
