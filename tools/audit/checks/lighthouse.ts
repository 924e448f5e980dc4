import { missesOf, openLighthouse } from '../open-lighthouse.ts'
import type { Row } from '../table.ts'

const categories = ['accessibility', 'best-practices', 'seo'] as const

/** Lighthouse on every page: accessibility, best practices and search, on a phone. */
export async function auditPages(site: string, paths: readonly string[]): Promise<Row[]> {
  const lighthouse = await openLighthouse()
  const scores = new Map<string, number[]>(categories.map((category) => [category, []]))
  const notes = new Map<string, string[]>(categories.map((category) => [category, []]))
  try {
    for (const path of paths) {
      let why = ''
      const run = await lighthouse.measure(site + path, categories).catch((error: unknown) => {
        why = String(error)
      })
      for (const category of categories) {
        const score = Math.round((run?.categories[category]?.score ?? 0) * 100)
        scores.get(category)?.push(score)
        if (score < 100)
          notes.get(category)?.push(`${path}: ${score}: ${run ? missesOf(run, category) : why}`)
      }
      console.log(`  ${path}: ${categories.map((one) => scores.get(one)?.at(-1)).join(' ')}`)
    }
  } finally {
    await lighthouse.close()
  }
  return categories.map((category) => {
    const least = Math.min(...(scores.get(category) ?? [0]))
    return {
      check: `Lighthouse: ${category}`,
      measured: `${least} at least on ${paths.length} pages`,
      wanted: '100',
      isMet: least === 100,
      notes: notes.get(category) ?? [],
    }
  })
}
