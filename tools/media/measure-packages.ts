/**
 * Measures the installed packages for the article about them, and writes the new figures into the example, the
 * articles, and the chart. Run `npm ci`, and then `npx node tools/media/measure-packages.ts`, on Linux for x64.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { example, figures, keptMeasurement, measure, readMeasurement } from './package-figures.ts'

const articles = 'content/seed/production.ndjson'
const session = `${example}/console.txt`

const before = figures(readMeasurement(keptMeasurement()))
const measured = measure()
writeFileSync(`${example}/packages.json`, measured)

const oldSession = readFileSync(session, 'utf8')
const { stdout } = spawnSync(process.execPath, ['report.js'], { cwd: example, encoding: 'utf8' })
rmSync(`${example}/chart.svg`)
const newSession = `$ node report.js\n${stdout}`
writeFileSync(session, newSession)

const inJson = (text: string) => JSON.stringify(text.trimEnd()).slice(1, -1)
const after = figures(readMeasurement(measured))
let text = readFileSync(articles, 'utf8').replace(inJson(oldSession), () => inJson(newSession))
for (const [index, passage] of before.entries()) {
  if (!text.includes(passage)) throw new Error(`No article has "${passage}"`)
  text = text.replaceAll(passage, () => after[index] ?? passage)
}
writeFileSync(articles, text)
await import('./draw-charts.ts')
