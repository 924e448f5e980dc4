import { expect, it } from 'vitest'
import { blockTypes } from './block-types.ts'
import { blockSchemas } from './schema.ts'

it('each block of the editor has a parser', () => {
  const names = blockSchemas.map(({ name }) => name)
  expect(Object.keys(blockTypes).toSorted()).toEqual(names.toSorted())
})
