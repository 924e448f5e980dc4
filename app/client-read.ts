/**
 * Reads a loader's data in the browser. When no response comes, the page shows its "unreachable"
 * state rather than the error boundary.
 * @throws responses of the site itself, such as a redirect
 */
export async function clientRead<T>(read: () => Promise<T>) {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Response) throw error
    console.error(error)
    return { state: 'unreachable' } as const
  }
}

/**
 * After this delay, a navigation shows the page's loading state instead of waiting for its data.
 */
const LOADING_STATE_DELAY_MS = 200

/**
 * Reads for a page with a loading state of its own. A navigation that does not get its data in time
 * gets `loading`: the page renders that, and revalidates when `answer` settles. Two cases always
 * wait for their data: a filter on the current page, and back and forward, where the scroll
 * position needs the content.
 */
export function pageReads<T>() {
  let late: { url: string; answer: ReturnType<typeof clientRead<T>> } | undefined
  return async ({ url }: Request, read: () => Promise<T>) => {
    const known = late?.url === url ? late.answer : undefined
    late = undefined
    // On back and forward, the URL changes before the loader runs.
    if (new URL(url).pathname === location.pathname) return known ?? clientRead(read)
    const answer = clientRead(read)
    const timeout = new Promise<undefined>((resolve) => {
      setTimeout(resolve, LOADING_STATE_DELAY_MS, undefined)
    })
    const inTime = await Promise.race([answer, timeout])
    if (inTime !== undefined) return inTime
    late = { url, answer }
    return { state: 'loading', answer } as const
  }
}
