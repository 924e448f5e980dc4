/** What pages draw but do not bring with them, by the addresses that need it. */
const drawn: readonly [RegExp, () => Promise<unknown>][] = [
  [/^\//, () => import('#app/components/icon-drawing.tsx')],
  [/^\/blogs\/./, () => import('#app/portable-text/rich-text.tsx')],
]

/**
 * Fetches what the next page is drawn with as soon as the visitor means a link. Its own code and data
 * are fetched by the router then; parts that this page was spared are not known to it.
 */
export function fetchForNextPage(): void {
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, fetchWhatIsMeant, { passive: true })
  }
}

function fetchWhatIsMeant({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[href^="/"]') : null
  const path = link?.getAttribute('href')
  if (!path) return
  for (const [paths, fetchIt] of drawn) {
    // Fetched again when it is needed, should it fail now.
    if (paths.test(path)) fetchIt().catch(() => {})
  }
}
