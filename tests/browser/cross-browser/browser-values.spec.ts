import { PageDocument } from '../../endpoints/document.ts'
import { onePagePerTemplate } from '../../fixtures/site-paths.ts'
import { expect, poll, test } from '../visitor-test.ts'

/** What other versions of the site, extensions, or other software may have stored. */
const nonsense = ['not-a-locale', '{', '[1]', 'null']

for (const [index, path] of onePagePerTemplate.entries()) {
  const value = nonsense[index % nonsense.length] ?? ''
  test(`${path} shows with ${value} in storage and history, and a malformed fragment`, async ({
    visitor,
    request,
  }) => {
    await visitor.run(store, value)
    // No valid UTF-8.
    await visitor.run(openWithState, `${path}#%E0%A4%A`, value)
    await poll(() => visitor.run(isOpened)).toBe(true)
    await visitor.hydrated()
    const html = await (await request.get(path)).text()
    expect(await visitor.run(headings)).toEqual([new PageDocument(html).text('h1')])
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

/** Runs in a text file of the site. */
function openWithState(url: string, value: string) {
  Object.assign(window, { isLeft: true })
  history.replaceState(value, '', url)
  location.reload()
}

/** Runs in the page. */
function isOpened() {
  return document.readyState === 'complete' && !('isLeft' in window)
}

/** Runs in the page: the headings of the first level. */
function headings() {
  return [...document.querySelectorAll('h1')].map((h1) => h1.textContent)
}
