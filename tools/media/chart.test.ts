import sharp from 'sharp'
import { expect, it } from 'vitest'
import { chartFiles, drawChart } from './chart.ts'

const pixels = (png: Buffer | string) =>
  sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })

it.each(chartFiles)('$file is what its example draws', async (chart) => {
  const drawn = await pixels(await drawChart(chart))
  const kept = await pixels(chart.file)
  expect([kept.info.width, kept.info.height]).toEqual([drawn.info.width, drawn.info.height])
  // Processors round colors differently.
  const different = kept.data.filter((value, at) => Math.abs(value - (drawn.data[at] ?? 0)) > 24)
  // One requirement more or less changes 0.0005.
  expect(different.length / kept.data.length).toBeLessThan(0.0003)
})
