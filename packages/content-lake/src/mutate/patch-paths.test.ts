import { describe, expect, it } from 'vitest'
import { expectLinearTime } from '../../../../tests/fixtures/cpu-time.ts'
import { limits } from '../limits.ts'
import { groupedPaths, patchSteps, singlePaths } from './patch-paths.ts'

const document = {
  _id: 'd',
  _type: 't',
  _rev: 'r',
  _createdAt: '',
  _updatedAt: '',
  items: [{ tags: [1, 2], n: 5, of: { code: 'a' } }, { tags: [3], n: 7 }, { _key: 'c' }],
  'odd name': [{ tags: [1] }],
  words: ['x', 'y'],
  nested: {
    list: [
      { _key: 'a', rows: [{ n: 1 }, {}] },
      { _key: 'b', rows: [{}] },
    ],
  },
}

const each = ['items[0].v', 'items[1].v', 'items[2].v']

describe('the values that a path matches', () => {
  it.each([
    ['items', ['items']],
    ['items[1].tags', ['items[1].tags']],
    ['items[-1].v', ['items[-1].v']],
    ['nested.list[_key=="b"].rows', ['nested.list[_key=="b"].rows']],
    ['new.deep.path', ['new.deep.path']],
    ['items[0:].v', each],
    ['items[*].v', each],
    ['items[].v', each],
    ['items[:].v', each],
    ['items.v', each],
    ['items[1:2].v', ['items[1].v']],
    ['items[:2].v', ['items[0].v', 'items[1].v']],
    ['items[-2:].v', ['items[1].v', 'items[2].v']],
    ['items[:-1].v', ['items[0].v', 'items[1].v']],
    ['items[0, 1:].v', each],
    ['items[2, 0, 2].v', ['items[2].v', 'items[0].v']],
    ['items[n > 5].v', ['items[1].v']],
    ['items[n <= 5, n == 7].v', ['items[0].v', 'items[1].v']],
    ['items[n != 5].v', ['items[1].v']],
    ['items[tags?].v', ['items[0].v', 'items[1].v']],
    ['items[of.code == "a"].v', ['items[0].v']],
    ['words[@ == "y"]', ['words[1]']],
    ['items[5:].v', []],
    ['missing[].v', []],
    [`['odd name'][].v`, [`['odd name'][0].v`]],
    ['nested.list[_key=="b"].rows[].v', ['nested.list[1].rows[0].v']],
    ['nested..n', ['nested.list[0].rows[0].n']],
    ['[words, nested.list]', ['words', 'nested.list']],
    [`items[name=="[0:]"].v`, []],
  ])('%s', (path, expected) => {
    expect(singlePaths(path, document)).toEqual(expected)
  })
})

it.each([
  ['items[*]', ['items[0,1,2]']],
  ['items[n > 1]', ['items[0,1]']],
  ['items[].tags[]', ['items[0].tags[0,1]', 'items[1].tags[0]']],
  ['items[*].tags[-1]', ['items[0].tags[1]', 'items[1].tags[0]']],
  ['items[*].n', ['items[0].n', 'items[1].n', 'items[2].n']],
])('%s keeps the items of one list together', (path, expected) => {
  expect(groupedPaths(path, document)).toEqual(expected)
})

it.each([
  '',
  'a b',
  'items[',
  'items[0',
  'items[0]]',
  'a..',
  'a.',
  'a[::2]',
  'a[b=="c" && d]',
  '5',
])('refuses the malformed path "%s"', (path) => {
  expect(() => patchSteps({ set: { [path]: 1 } }, document)).toThrow('not a path')
})

describe('limits', () => {
  it('limit the length of a path, and the number of its matches', () => {
    const many = { items: Array.from({ length: limits.patchPaths + 1 }, () => ({})) }
    expect(() => singlePaths('items[].v', many)).toThrow('at most')
    expect(() => singlePaths(`a${'.a'.repeat(limits.patchPathCharacters)}`, {})).toThrow(
      'characters',
    )
  })

  it('limit the work for a path', () => {
    const deep = (levels: number): object => (levels === 0 ? {} : { a: deep(levels - 1) })
    expect(singlePaths('[a,a]'.repeat(50), deep(50))).toHaveLength(1)
    expect(() => singlePaths('..*'.repeat(300), { a: Array(3_000).fill(deep(5)) })).toThrow('much')
  })

  it.each(['[', "'", '[ ', '[0:', '"['])(
    'reads a path in time that grows with its length: %j',
    async (unit) => {
      const read = (length: number) =>
        expect(() => singlePaths(unit.repeat(length / unit.length), {})).toThrow()
      await expectLinearTime(read, limits.patchPathCharacters, JSON.stringify(unit))
    },
  )
})
