import { expect, it } from 'vitest'
import { compositions } from './compositions.ts'

it('each product has a scene of its own', () => {
  const scenes = Object.values(compositions).map(({ scene }) => scene)
  expect(new Set(scenes).size).toBe(scenes.length)
})
