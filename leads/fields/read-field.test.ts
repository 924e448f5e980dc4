import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validateFields } from '#app/forms/form-values.ts'
import { forms } from '../forms.ts'
import { parseSubmission } from '../parse.ts'
import type { LeadKind } from '../store/tables.ts'
import { demo, message, recipient, request } from '../test/messages.ts'
import { readField } from './read-field.ts'

const valid = { contact: message, waitlist: request, demo, newsletter: { email: message.email } }
const textFields = (Object.keys(valid) as (keyof typeof valid)[]).flatMap((kind) =>
  forms[kind]
    .filter(({ type }) => type !== 'times')
    .map((field) => ({ kind, field, values: valid[kind] })),
)

/** Text that people paste: with characters that nobody sees, in other widths, with other separators. */
const pasted = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'\u200b\u200c\u200d\u200e\u202e\u2060\ufeff\u00ad\u00a0\u3000\u2028\t\r\n\0',
      ),
      fc.constantFrom('＠', '．', '。', '<', '>', ',', ' ', '@', 'mailto:', 'https://', '.'),
      fc.constantFrom(
        '(',
        ')',
        '[',
        ']',
        '"',
        '“',
        '”',
        '«',
        '»',
        "'",
        '?',
        ';',
        '- ',
        '−5',
        'UTC',
      ),
      fc.constantFrom('ada@example.org', 'linkedin.com/in/ada', 'Ada Byron', '163', 'é', 'e\u0301'),
      fc.string({ unit: 'grapheme', maxLength: 5 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))

describe.each(textFields)('"$field.name" of the form $kind', ({ kind, field, values }) => {
  const page = (typed: string) => validateFields([field], { [field.name]: typed })
  const server = (typed: string) => {
    const submitted: Record<string, unknown> = { ...values, [field.name]: typed }
    return parseSubmission(kind satisfies LeadKind, submitted, recipient, 0)
  }

  function expectAlike(typed: string) {
    const parsed = server(typed)
    expect(page(typed)).toEqual(parsed.ok ? {} : parsed.errors)
    if (!parsed.ok) return
    // The value is stored as the page reads it, and reading it again changes nothing.
    const stored = parsed.submission.fields[field.name]
    expect(readField(field, typed)).toEqual({ value: stored })
    expect(readField(field, String(stored ?? ''))).toEqual({ value: stored })
  }

  it('is accepted or rejected by the page and the server alike', () => {
    for (const typed of naughtyStrings) expectAlike(typed)
    fc.assert(fc.property(fc.oneof(pasted, fc.string({ unit: 'binary' })), expectAlike))
  })

  it('is never cut: longer text is an error that tells its length', () => {
    const typed = 'x'.repeat(field.maxLength + 1)
    const { [field.name]: error = '' } = page(typed)
    expect(error).not.toBe('')
    if (field.type === 'textarea') expect(error).toContain(typed.length.toLocaleString('en-US'))
    expect(server(typed)).toEqual({ ok: false, errors: { [field.name]: error } })
  })
})
