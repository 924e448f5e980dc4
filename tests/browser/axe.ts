import AxeBuilder from '@axe-core/playwright'
import type { Page } from './site.ts'

/** What axe finds by all of its rules, once nothing fades any more. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(() =>
    // One that is cancelled meanwhile has ended, too.
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  )
  const { violations } = await new AxeBuilder({ page })
    // There are no frames to enter, and the default would open another page for its results.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}
