import { expect, it } from 'vitest'
import { BoundedCache } from './bounded-cache.ts'

it('makes room by forgetting what was unused for longest', () => {
  const cache = new BoundedCache<number>(4)
  for (const n of [1, 2, 3, 4]) cache.set(`${n}`, n)
  cache.get('1')
  cache.set('5', 5)
  expect([1, 2, 3, 4, 5].filter((n) => cache.get(`${n}`) === n)).toEqual([1, 3, 4, 5])
})

it('counts sizes, also of a value that is replaced, and keeps nothing huge', () => {
  const cache = new BoundedCache<string>(100)
  cache.set('a', 'small', 20)
  cache.set('a', 'smaller', 10)
  cache.set('huge', 'x', 26)
  for (const key of ['b', 'c', 'd']) cache.set(key, key, 25)
  expect(cache.get('a')).toBe('smaller')
  expect(cache.get('huge')).toBeUndefined()
  cache.clear()
  expect(cache.get('b')).toBeUndefined()
})
