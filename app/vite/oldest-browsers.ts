/**
 * The oldest browsers that get the scripts: Baseline "widely available" on 2026-11-22, which all of them
 * supported by 2024-05-22. Older ones get the site without scripts (`server/pages/deferred-hydration.ts`).
 */
export const oldestBrowsers = {
  chrome: '125',
  edge: '125',
  firefox: '126',
  safari: '17.5',
} as const
