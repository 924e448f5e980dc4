import { expect, it } from 'vitest'
import { productScenes } from './scenes.ts'

it('every product has a scene of its own', () => {
  const names = Object.values(productScenes)
  expect(new Set(names).size).toBe(names.length)
})
