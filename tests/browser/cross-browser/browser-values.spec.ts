import { PageDocument } from '../../endpoints/document.ts'
import { onePagePerTemplate } from '../../fixtures/site-paths.ts'
import { type BrowserValues, browserValuesKey } from '../drivers/unusual-browser.ts'
import { expect, poll, test } from '../visitor-test.ts'

/** What other versions of the site, extensions, or other software may have stored. */
const nonsense = ['not-a-locale', '{', '[1]', 'null']

/** What browsers say on machines without a time zone, a language, or a clock that is right. */
const unusual: readonly BrowserValues[] = [
  { timeZone: 'Etc/Unknown', language: 'en-US@posix', now: -1e15 },
  { timeZone: null, language: null, now: null },
  { timeZone: '', language: '', now: 1e15 + 0.5 },
  { timeZone: 5, language: 5, now: 9e15 },
  { timeZone: '+05:30', language: 'C', now: 0 },
]

for (const [index, path] of onePagePerTemplate.entries()) {
  const value = nonsense[index % nonsense.length] ?? ''
  const browser = unusual[index % unusual.length] ?? null
  test(`${path} shows with ${value} in storage and history, a malformed fragment, and a browser of ${JSON.stringify(browser)}`, async ({
    visitor,
    request,
  }) => {
    await visitor.run(store, value)
    await visitor.run(
      (key, values) => sessionStorage.setItem(key, values),
      browserValuesKey,
      JSON.stringify(browser),
    )
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
