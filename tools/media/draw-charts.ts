/**
 * Draws the charts of the measured articles, from the data in `examples`, into `content/seed/images`. Run with
 * `npx node tools/media/draw-charts.ts` after a change of either.
 */
import { writeFile } from 'node:fs/promises'
import { chartFiles, drawChart } from './chart.ts'

for (const chart of chartFiles) {
  const png = await drawChart(chart)
  await writeFile(chart.file, png)
  console.log(chart.file, png.length)
}
