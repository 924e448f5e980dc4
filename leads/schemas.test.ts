import { expect, it } from 'vitest'
import { formField } from './fields/field.ts'
import { schemaOf } from './schemas.ts'

it('has a message for a wrong value of an optional select', () => {
  const options = [{ value: 'small', label: 'Small' }]
  const schema = schemaOf([formField('team', { label: 'Team' }, { type: 'select', options })])
  expect(schema.parse({ team: 'small' })).toEqual({ team: 'small' })
  expect(schema.parse({ team: '' })).toEqual({})
  for (const team of ['large', 1]) {
    const [issue] = schema.safeParse({ team }).error?.issues ?? []
    expect(issue?.message).toBe('Select one of the options.')
  }
})
