/**
 * A loader's read from the browser. When its answer does not come, the page says what it says while
 * the platform cannot be reached (spec §8), and does not give way to an error page.
 * @throws answers of the site itself, such as a redirect
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

/** A navigation that takes longer than this many milliseconds goes ahead without its data. */
const LOADING_STATE_DELAY_MS = 200

/**
 * Reads for a page that has a loading state of its own. What a navigation to it does not get in time
 * is `loading`: the page is shown with that, and reads again when `answer` has settled, which then
 * gives what has come. A page that is there already, filtered anew, and one that the visitor returns
 * to with the browser's buttons, whose scroll position needs its content, wait for their data.
 */
export function pageReads<T>() {
  let late: { url: string; answer: ReturnType<typeof clientRead<T>> } | undefined
  return async ({ url }: Request, read: () => Promise<T>) => {
    const known = late?.url === url ? late.answer : undefined
    late = undefined
    // The browser has gone where its buttons lead before the page is read.
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
