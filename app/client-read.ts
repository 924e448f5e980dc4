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
