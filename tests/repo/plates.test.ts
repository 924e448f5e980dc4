import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { plate } from '../../tools/drawings/plates/canvas.ts'
import { drawPlates } from '../../tools/drawings/plates/index.ts'

const folder = new URL('../../app/media/plates/', import.meta.url)
const plates = drawPlates()

it.each([...plates.keys()])('the plate %s shows its data', (name) => {
  const drawing = plates.get(name)
  const file = readFileSync(new URL(`${name}.svg`, folder), 'utf8')
  const isCurrent = drawing !== undefined && plate(drawing) === file
  expect(isCurrent, 'its data changed: run `npx node tools/drawings/draw-plates.ts`').toBe(true)
})

it('every plate is drawn from data', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.svg'))
  expect(files.toSorted()).toEqual([...plates.keys()].map((name) => `${name}.svg`).toSorted())
})
