import type { Patch } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../src/limits.ts'
import { openTestLake, type TestLake } from './open-test-lake.ts'

let test: TestLake
beforeAll(async () => {
  test = await openTestLake()
})
afterAll(() => test.remove())

describe('a path in a patch', () => {
  const items = [
    { _key: 'a', v: 1, w: [1, 2] },
    { _key: 'b', v: 2, w: [3] },
    { _key: 'c', v: 3, w: [] },
  ]
  const renew = () => test.editor.createOrReplace({ _id: 'listed', _type: 'note', items })
  const numbers = async (change: (patch: Patch) => Patch) => {
    await renew()
    const { items: after } = await change(test.editor.patch('listed')).commit()
    return after.map(({ v }: { v?: number }) => v)
  }

  it.each([
    ['items[0].v', [11, 2, 3]],
    ['items[-1].v', [1, 2, 13]],
    ['items[_key == "b"].v', [1, 12, 3]],
    [`['items'][1]['v']`, [1, 12, 3]],
    ['items[7].v', [1, 2, 3]],
    ['items[_key=="z"].v', [1, 2, 3]],
  ])('%s names one value, or none', async (path, expected) => {
    expect(await numbers((patch) => patch.inc({ [path]: 10 }))).toEqual(expected)
  })

  it('names the item to remove, to replace, or to insert beside', async () => {
    const added = [{ v: 7 }]
    expect(await numbers((patch) => patch.unset(['items[_key=="b"]', 'items[-1]']))).toEqual([1])
    expect(await numbers((patch) => patch.insert('after', 'items[-1]', added))).toEqual([
      1, 2, 3, 7,
    ])
    expect(await numbers((patch) => patch.insert('before', 'items[0]', added))).toEqual([
      7, 1, 2, 3,
    ])
    const replaced = await numbers((patch) => patch.insert('replace', 'items[_key=="b"]', added))
    expect(replaced).toEqual([1, 7, 3])
  })

  const several = ['items[0:].v', 'items[*].v', 'items[].v', 'items[v > 1].v', 'items[0, 2]', '..v']
  const malformed = [
    '',
    'a b',
    'a.',
    'a..',
    '5',
    'items[0',
    'items[0]]',
    'a["b"]',
    'a[_key=="]"b"]',
  ]
  const refused: readonly (readonly [object, RegExp])[] = [
    ...[...several, ...malformed].map(
      (path) => [{ unset: [path] }, /must name one value/] as const,
    ),
    [{ set: { 'items[*].v': 1 } }, /items\[\*\]\.v.*must name one value/],
    [{ unset: [`a${'.a'.repeat(limits.patchPathCharacters)}`] }, /characters/],
    [{ inc: { 'items[0].v': '1' } }, /number/],
    [{ insert: { items: [] } }, /before/],
    [{ insert: { before: 'items[0]', after: 'items[0]', items: [] } }, /before/],
  ]
  it.each(refused)('refuses %j', async (operations, description) => {
    await renew()
    const body = { mutations: [{ patch: { id: 'listed', ...operations } }] }
    const response = test.editor.request({ url: '/data/mutate/production', method: 'POST', body })
    await expect(response).rejects.toMatchObject({
      statusCode: 400,
      details: { items: [{ error: { description: expect.stringMatching(description) } }] },
    })
  })
})
