import { expect, it } from 'vitest'
import { IndexShelf } from './index-shelf.ts'

const indexOf = (size: number) => ({ size, add: () => {}, remove: () => {} })

it('builds an index once, and makes room by the ones unused for longest', () => {
  const shelf = new IndexShelf<ReturnType<typeof indexOf>>(100)
  const built: string[] = []
  const find = (name: string, size = 25) =>
    shelf.find(name, () => {
      built.push(name)
      return indexOf(size)
    })
  for (const name of ['a', 'b', 'c', 'd', 'a', 'e', 'a', 'b']) find(name)
  expect(built).toEqual(['a', 'b', 'c', 'd', 'e', 'b'])
})

it('does not try twice to build what has no room', () => {
  const shelf = new IndexShelf<ReturnType<typeof indexOf>>(100)
  let built = 0
  const find = () =>
    shelf.find('large', () => {
      built += 1
      return indexOf(51)
    })
  expect([find(), find(), built]).toEqual([undefined, undefined, 1])
})
