import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { illustration } from '../../tools/media/illustrations/canvas.ts'
import { drawIllustrations } from '../../tools/media/illustrations/index.ts'

const folder = new URL('../../app/media/illustrations/', import.meta.url)
const illustrations = drawIllustrations()

it.each([...illustrations.keys()])('the illustration %s shows its data', (name) => {
  const drawing = illustrations.get(name)
  const file = readFileSync(new URL(`${name}.svg`, folder), 'utf8')
  const isCurrent = drawing !== undefined && illustration(drawing) === file
  expect(isCurrent, 'its data changed: run `npx node tools/media/draw-illustrations.ts`').toBe(true)
})

it('every illustration is drawn from data', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.svg'))
  expect(files.toSorted()).toEqual(
    [...illustrations.keys()].map((name) => `${name}.svg`).toSorted(),
  )
})
