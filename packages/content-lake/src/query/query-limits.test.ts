import { expect, it } from 'vitest'
import { expectLinearTime } from '../../../../tests/fixtures/cpu-time.ts'
import { checkQueryText } from './query-limits.ts'

const limits = { characters: 1_000_000, tokens: 10, depth: 3 }
const check = (text: string) => () => checkQueryText(text, limits)

it('counts names, numbers, strings, punctuation and nesting', () => {
  expect(check('*[_type == "post" && a]')).not.toThrow()
  expect(check('*[_type == "post" && a.b]')).toThrow(
    expect.objectContaining({ status: 400, body: expect.anything() }),
  )
  expect(check('[[[1]]]')).not.toThrow()
  expect(check('[[[[1]]]]')).toThrow(expect.objectContaining({ status: 400 }))
})

it('counts a string as one token, and ignores comments', () => {
  expect(check(`"${'['.repeat(99)}" + '${'(+'.repeat(99)}'`)).not.toThrow()
  expect(check(String.raw`"a\"[[[[" + 'b\'((((' + "\\"`)).not.toThrow()
  expect(check(`1 // ${'[+'.repeat(99)}\n + 2`)).not.toThrow()
  expect(check(`"${'['.repeat(99)}`)).not.toThrow()
})

it('gives the position of the error', () => {
  const body = { error: expect.objectContaining({ start: 3, end: 4 }) }
  expect(check('[[[[')).toThrow(expect.objectContaining({ body }))
})

it.each(['+', '[', '"', '\\', '/', 'a', ' ', '$', "'\\", '//\n'])(
  'takes time in proportion to the text: %j',
  async (unit) => {
    const most = Number.MAX_SAFE_INTEGER
    const check = (length: number) =>
      checkQueryText(unit.repeat(length / unit.length), {
        characters: most,
        tokens: most,
        depth: most,
      })
    await expectLinearTime(check, 400_000, JSON.stringify(unit))
  },
)
