import { expect, it } from 'vitest'
import { blockTypes } from './block-types.ts'
import { blockSchemas } from './schema.ts'

it('has a parser for each block of the editor', () => {
  expect(Object.keys(blockTypes)).toEqual(blockSchemas.map(({ name }) => name))
})
