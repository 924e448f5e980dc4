import { onePagePerTemplate } from '../../fixtures/site-paths.ts'
import { expect, poll, test } from '../visitor-test.ts'

/** What other versions of the site, extensions, or other software may have stored. */
const nonsense = ['not-a-locale', '{', '[1]', 'null']

for (const [index, path] of onePagePerTemplate.entries()) {
  const value = nonsense[index % nonsense.length] ?? ''
  test(`${path} shows with ${value} in storage and history, and a malformed fragment`, async ({
    visitor,
  }) => {
    await visitor.open(path)
    const before = await visitor.run(headings)
    await visitor.arrive()
    await visitor.run(store, value)
    // No valid UTF-8.
    await visitor.open(`${path}#%E0%A4%A`)
    await visitor.run(reloadWithState, value)
    await poll(() => visitor.run(isReloaded)).toBe(true)
    await visitor.hydrated()
    expect(await visitor.run(headings)).toEqual(before)
    await visitor.expectNoProblems()
  })
}

/**
 * Runs in the page: sets every key that the site uses. The router logs and removes malformed values of its own
 * key.
 */
function store(value: string) {
  const forms = ['contact', 'waitlist', 'schedule-demo', 'newsletter'].map(
    (form) => `draft:${form}`,
  )
  for (const key of ['region', 'badge', ...forms]) {
    localStorage.setItem(key, value)
    sessionStorage.setItem(key, value)
  }
}

/** Runs in the page. */
function reloadWithState(value: string) {
  Object.assign(window, { isOld: true })
  history.replaceState(value, '')
  location.reload()
}

/** Runs in the page. */
function isReloaded() {
  return document.readyState === 'complete' && !('isOld' in window)
}

/** Runs in the page: the headings of the first level. */
function headings() {
  return [...document.querySelectorAll('h1')].map((heading) => heading.textContent)
}
