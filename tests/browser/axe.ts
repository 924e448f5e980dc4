import AxeBuilder from '@axe-core/playwright'
import type { Page } from './site.ts'

/** The violations that axe finds with all of its rules, after animations. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(() =>
    // A canceled animation rejects, and has also ended.
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  )
  const { violations } = await new AxeBuilder({ page })
    // Without frames, legacy mode works, which does not open another page for its results.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}
