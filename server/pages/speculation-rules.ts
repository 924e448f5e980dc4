/** URLs that are never prefetched, because they are not pages or are for one visitor only. */
const excludedPaths = [
  '/api/*',
  '/preview*',
  '/newsletter/*',
  '/share/*',
  '/images/*',
  '/assets/*',
  '/*.:ending',
]

/**
 * Lets the browser prefetch a page on link hover where a click is a full page load: before hydration,
 * and in prose that is not hydrated. Elsewhere the router prefetches. Browsers skip this with Save-Data
 * (HTML, Speculation Rules).
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: excludedPaths } },
          { not: { selector_matches: '[target=_blank], [download]' } },
          { selector_matches: 'html:not([data-hydrated]) a, .prose a' },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
