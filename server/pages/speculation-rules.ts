/** Addresses that are no pages, or are somebody's own: nothing of them is fetched ahead. */
const never = [
  '/api/*',
  '/preview*',
  '/newsletter/*',
  '/share/*',
  '/images/*',
  '/assets/*',
  '/*.:ending',
]

/**
 * Lets the browser fetch a page ahead when its link is meant, where moving on loads it whole: before
 * script runs, and from texts that script leaves alone. Elsewhere the router fetches ahead itself.
 * Browsers that are told to save data do not (HTML, Speculation Rules).
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: never } },
          { not: { selector_matches: '[target=_blank], [download]' } },
          { selector_matches: 'html:not([data-hydrated]) a, .prose a' },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
