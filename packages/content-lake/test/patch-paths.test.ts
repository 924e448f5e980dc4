import type { Patch } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestLake, type TestLake } from './open-test-lake.ts'

let test: TestLake
beforeAll(async () => {
  test = await openTestLake()
})
afterAll(() => test.remove())

describe('a patch whose path matches several values', () => {
  const items = [
    { _key: 'a', v: 1, w: [1, 2] },
    { _key: 'b', v: 2, w: [3] },
    { _key: 'c', v: 3, w: [] },
  ]
  const renew = () => test.editor.createOrReplace({ _id: 'listed', _type: 'note', items })
  const patched = async (change: (patch: Patch) => Patch) => {
    await renew()
    const { items: after } = await change(test.editor.patch('listed')).commit()
    return after
  }
  const numbers = async (change: (patch: Patch) => Patch) =>
    (await patched(change)).map(({ v }: { v?: number }) => v)

  it.each([
    ['items[0:].v', [11, 12, 13]],
    ['items[*].v', [11, 12, 13]],
    ['items[].v', [11, 12, 13]],
    ['items[0, 1:].v', [11, 12, 13]],
    ['items[:2].v', [11, 12, 3]],
    ['items[-1].v', [1, 2, 13]],
    ['items[_key == "b"].v', [1, 12, 3]],
    ['items[_key == "a", v > 2].v', [11, 2, 13]],
    ['items[v >= 2].v', [1, 12, 13]],
    ['items..v', [11, 12, 13]],
    ['items[7].v', [1, 2, 3]],
    ['missing[*].v', [1, 2, 3]],
  ])('inc %s adds to each once', async (path, expected) => {
    expect(await numbers((patch) => patch.inc({ [path]: 10 }))).toEqual(expected)
  })

  it('sets values, and removes items of a list together', async () => {
    expect(await numbers((patch) => patch.set({ 'items[v < 3].v': 0 }))).toEqual([0, 0, 3])
    expect(await numbers((patch) => patch.setIfMissing({ 'items[*].v': 9 }))).toEqual([1, 2, 3])
    expect(await numbers((patch) => patch.unset(['items[0, 2]']))).toEqual([2])
    expect(await numbers((patch) => patch.unset(['items[v > 1]']))).toEqual([1])
    expect(await numbers((patch) => patch.unset(['items[*]']))).toEqual([])
    const cut = await patched((patch) => patch.unset(['items[].v', 'items[].w[1:]']))
    expect(cut).toEqual([
      { _key: 'a', w: [1] },
      { _key: 'b', w: [3] },
      { _key: 'c', w: [] },
    ])
  })

  it('inserts and replaces', async () => {
    const added = { v: 7 }
    const after = (path: string) => numbers((patch) => patch.insert('after', path, [added]))
    expect(await after('items[-1]')).toEqual([1, 2, 3, 7])
    expect(await after('items[_key=="a"]')).toEqual([1, 7, 2, 3])
    expect(await after('items[v < 3]')).toEqual([1, 2, 7, 3])
    const instead = (path: string) => numbers((patch) => patch.insert('replace', path, [added]))
    expect(await instead('items[1:]')).toEqual([1, 7])
    expect(await instead('items[v != 2]')).toEqual([7, 2])
    const inEach = await patched((patch) => patch.append('items[*].w', [9]))
    expect(inEach.map(({ w }: { w: number[] }) => w)).toEqual([[1, 2, 9], [3, 9], [9]])
  })

  it.each([
    [{ inc: { 'items[0': 1 } }, /not a path/],
    [{ unset: ['items[0]]'] }, /not a path/],
    [{ inc: { 'items[*].v': '1' } }, /number/],
    [{ insert: { items: [] } }, /where/],
  ])('refuses %j', async (operations, description) => {
    await renew()
    const body = { mutations: [{ patch: { id: 'listed', ...operations } }] }
    const response = test.editor.request({ url: '/data/mutate/production', method: 'POST', body })
    await expect(response).rejects.toMatchObject({
      statusCode: 400,
      details: { items: [{ error: { description: expect.stringMatching(description) } }] },
    })
  })
})
