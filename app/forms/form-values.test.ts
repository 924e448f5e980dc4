import { describe, expect, it } from 'vitest'
import { contactFields } from '#leads/fields/contact.ts'
import { waitlistFields } from '#leads/fields/waitlist.ts'
import { validateFields } from './form-values.ts'

const valid = { email: 'ada@example.org', linkedin: 'linkedin.com/in/ada' }
const wrongFields = (values: Record<string, string>) =>
  Object.keys(validateFields(waitlistFields, values))

describe('fields before they are sent', () => {
  it('are reported together, missing or malformed', () => {
    const wrong = Object.keys(validateFields(contactFields, { email: 'ada', name: ' ' }))
    expect(wrong).toEqual(contactFields.flatMap((field) => (field.required ? field.name : [])))
    expect(wrongFields({ email: 'ada@', linkedin: 'example.org/in/ada' })).toEqual([
      'email',
      'linkedin',
    ])
  })

  it.each(['ada', 'ada@', '@example.org', 'a b@example.org', 'a@b@c', 'a@example.org,b@c.org'])(
    'are not sent with the address %s',
    (email) => expect(wrongFields({ ...valid, email })).toEqual(['email']),
  )

  it.each(['ada+x@example.org', ' ada@example.org', 'ada@bücher.example', '\u202aada@example.org'])(
    'are left to the server with the address %s',
    (email) => expect(wrongFields({ ...valid, email })).toEqual([]),
  )
})
