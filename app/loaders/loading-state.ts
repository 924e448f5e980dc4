import { pathWithoutCategory } from './path-without-category.ts'

/** Navigations that take longer show a loading state. */
export const LOADING_STATE_DELAY_MS = 200

/** Loader data of a page that is shown before its data has arrived. */
export interface LoadingState {
  /** Settles when the data has arrived or failed. */
  loading: Promise<unknown>
}

/**
 * A `clientLoader` for a page with its own loading state. If the data takes too long, the router navigates,
 * and the page shows its loading state (`app/sections/loading.tsx`), which then revalidates. Two kinds of
 * navigation always wait for their data: filters on the current page, and back and forward, where the scroll
 * position needs the content.
 */
export function loadingStateLoader<T>() {
  let late: { url: string; data: Promise<T> } | undefined
  return async ({
    request: { url },
    serverLoader,
  }: {
    request: Request
    serverLoader: () => Promise<T>
  }): Promise<T | LoadingState> => {
    const known = late?.url === url ? late.data : undefined
    late = undefined
    if (known) return known
    const data = serverLoader()
    // On back and forward, the URL changes before the loader runs.
    if (pathWithoutCategory(new URL(url).pathname) === pathWithoutCategory(location.pathname))
      return data
    const timeout = new Promise<undefined>((resolve) => {
      setTimeout(resolve, LOADING_STATE_DELAY_MS, undefined)
    })
    const inTime = await Promise.race([data, timeout])
    if (inTime !== undefined) return inTime
    late = { url, data }
    return { loading: data }
  }
}

/** Whether a page should show its loading state. */
export function isLoadingState(data: unknown): data is LoadingState {
  return typeof data === 'object' && data !== null && 'loading' in data
}
