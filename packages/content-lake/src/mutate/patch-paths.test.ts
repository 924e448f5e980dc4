import { expect, it } from 'vitest'
import { limits } from '../limits.ts'
import { expandPath, patchSteps } from './patch-paths.ts'

const document = {
  items: [{ tags: [1, 2] }, { tags: [3] }, {}],
  'odd name': [{ tags: [1] }],
  nested: {
    list: [
      { _key: 'a', rows: [{}, {}] },
      { _key: 'b', rows: [{}] },
    ],
  },
}

it.each([
  ['items', ['items']],
  ['items[1].tags', ['items[1].tags']],
  ['items[0:].v', ['items[0].v', 'items[1].v', 'items[2].v']],
  ['items[*].v', ['items[0].v', 'items[1].v', 'items[2].v']],
  ['items[].v', ['items[0].v', 'items[1].v', 'items[2].v']],
  ['items[1:2].v', ['items[1].v']],
  ['items[:2].v', ['items[0].v', 'items[1].v']],
  ['items[-2:].v', ['items[1].v', 'items[2].v']],
  ['items[:-1].v', ['items[0].v', 'items[1].v']],
  ['items[5:].v', []],
  ['missing[].v', []],
  ['items[].tags[]', ['items[0].tags[0:]', 'items[1].tags[0:]', 'items[2].tags[0:]']],
  ['items[*]', ['items[0:]']],
  [`['odd name'][].v`, [`['odd name'][0].v`]],
  ['nested.list[_key=="b"].rows[].v', ['nested.list[1].rows[0].v']],
  [
    'nested..rows[0:].v',
    ['nested.list[0].rows[0].v', 'nested.list[0].rows[1].v', 'nested.list[1].rows[0].v'],
  ],
  [`items[name=="[0:]"].v`, [`items[name=="[0:]"].v`]],
])('%s names %j', (path, expected) => {
  expect(expandPath(path, document)).toEqual(expected)
})

it('bounds how long a path is, and how much it names', () => {
  const many = { items: Array.from({ length: limits.patchPaths + 1 }, () => ({})) }
  expect(() => expandPath('items[].v', many)).toThrow('at most')
  expect(() => patchSteps({ set: { [`a${'.a'.repeat(limits.patchPathLength)}`]: 1 } })).toThrow(
    'characters',
  )
})

it('reads a path in time that grows with its length', () => {
  const time = (length: number) => {
    const before = process.cpuUsage()
    for (const unit of ['[', "'", '[ ', '[0:', '"['])
      expandPath(unit.repeat(length / unit.length), {})
    return process.cpuUsage(before).user
  }
  time(2_000)
  expect(time(8_000)).toBeLessThan(20 * time(4_000) + 100_000)
})
