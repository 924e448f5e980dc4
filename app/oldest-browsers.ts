/**
 * The oldest browsers that get all of the site: Baseline "widely available" on 2026-11-22, which is what
 * all of them had by 2024-05-22. Older ones get it without script (server/pages/deferred-hydration.ts).
 */
export const oldestBrowsers = {
  chrome: '125',
  edge: '125',
  firefox: '126',
  safari: '17.5',
} as const
