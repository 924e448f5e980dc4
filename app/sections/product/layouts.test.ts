import { expect, it } from 'vitest'
import { layouts } from './layouts.ts'

it('each product has a scene of its own', () => {
  const scenes = Object.values(layouts).map(({ scene }) => scene)
  expect(new Set(scenes).size).toBe(scenes.length)
})
