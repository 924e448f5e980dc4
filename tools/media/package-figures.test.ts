import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { figures, keptMeasurement, measure, readMeasurement } from './package-figures.ts'

const renew = 'Run "npm ci" and "npx node tools/media/measure-packages.ts" on Linux for x64.'
const articles = readFileSync('content/seed/production.ndjson', 'utf8')
const kept = keptMeasurement()
const { production, packages } = readMeasurement(kept)
const installed = measure()

describe('the article on the packages of this repository', () => {
  // Other platforms get other binaries.
  it.runIf(process.platform === 'linux' && process.arch === 'x64')(
    'has the measurement of the installed packages',
    () => {
      expect(JSON.parse(installed), renew).toEqual(JSON.parse(kept))
    },
  )

  it.each(figures(readMeasurement(kept)))('says "%s"', (passage) => {
    expect(articles.includes(passage), renew).toBe(true)
  })

  it('has no other count of packages, nor has another article', () => {
    const counts = [...articles.matchAll(/\b(\d{3,}) (?:production )?packages\b/g)]
    expect(new Set(counts.map(([, count]) => Number(count)))).toEqual(
      new Set([packages, production]),
    )
  })

  it('is right that package.json allows every install script', () => {
    const { scripts, builds } = readMeasurement(installed)
    const { allowScripts } = z
      .object({ allowScripts: z.record(z.string(), z.boolean()) })
      .parse(JSON.parse(readFileSync('package.json', 'utf8')))
    expect(scripts.filter(({ name }) => !allowScripts[name])).toEqual([])
    expect(builds.filter((name) => allowScripts[name] !== false)).toEqual([])
  })
})
