import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { oldestBrowsers } from '#app/vite/oldest-browsers.ts'
import { request } from './http.ts'
import { isKnown, newerThanScript, newerThanStyles } from './newer-features.ts'

const root = join(import.meta.dirname, '..', '..')
const assets = join(root, 'build', 'client', 'assets')
/** The built stylesheet, which is inlined in pages. */
const builtStyles = async () =>
  /<style>([\s\S]*?)<\/style>/.exec((await request('/')).text)?.[1] ?? ''

/** Features that are detected before use. */
const detected = [
  // Detected by React: without it, routes change without a transition.
  '.startViewTransition',
  // Detected by the copy buttons, which write text without it.
  'new ClipboardItem',
  // Detected by the polyfill of Temporal, which writes ISO 8601 without it.
  'Intl.DurationFormat',
  // Detected by the hero's link, which is copied without it.
  '.share',
]

/** Features whose absence only affects the looks, or that have a fallback. */
const optional = [
  ...['accent-color', 'orphans', 'resize', 'scrollbar-color', 'scrollbar-width'],
  ...['text-size-adjust', 'widows'],
  ...[':marker', ':selection', 'forced-color-adjust'],
  // Also written with its prefix.
  ...['backdrop-filter', 'user-select'],
  // Menus are positioned without it. Rules that refer to it are inside `@supports`.
  'anchor-name',
  // Names what moves in a transition; without it the page fades as a whole.
  'view-transition-name',
  // In a forgiving `:is()` of Tailwind, next to `[open]`.
  ':open',
  // Tailwind has a fallback for the initial values.
  '@property',
  // Without it, routes change without a transition.
  ...['@view-transition', ':view-transition', ':view-transition-group'],
  ...[':view-transition-new', ':view-transition-old'],
]

it('the scan finds newer features only', () => {
  expect(newerThanScript('Promise.try(f); a.union(b); new Temporal(); URL.parse(c)')).toEqual([
    'Promise.try',
    '.union',
    'new Temporal',
    'URL.parse',
  ])
  expect(newerThanScript('URL.canParse(a); Promise.all([]); b.toSorted()')).toEqual([])
  expect(newerThanStyles('a{anchor-name:--a}a:active-view-transition{color:red}')).toEqual([
    'anchor-name',
    ':active-view-transition',
  ])
  expect(newerThanStyles('@supports (anchor-name:--a){a{anchor-name:--a}}b{color:red}')).toEqual([])
})

/** Loaded in the editor's Presentation tool only, whose own code needs newer browsers. */
const editorsOnly = /^renderVisualEditing-/

it('no built or inline script uses features that the oldest browsers do not support', async () => {
  const files = readdirSync(assets).filter(
    (name) => name.endsWith('.js') && !editorsOnly.test(name),
  )
  const inline = /<script(?: type="later\/\w+")?>([^<]+)<\/script>/g
  const scripts = [
    ...files.map((name) => ({ name, code: readFileSync(join(assets, name), 'utf8') })),
    ...[...(await request('/')).text.matchAll(inline)].map(([, code = '']) => ({
      name: '/',
      code,
    })),
  ]
  expect(files.length).toBeGreaterThan(10)
  expect(scripts.length).toBeGreaterThan(files.length + 2)
  const used = scripts.flatMap(({ name, code }) =>
    newerThanScript(code)
      .filter((what) => !detected.includes(what))
      .map((what) => `${what} in ${name}`),
  )
  expect(used).toEqual([])
})

it('no style rule depends on features that the oldest browsers do not support', async () => {
  const used = newerThanStyles(await builtStyles())
  expect(used.filter((what) => !optional.includes(what))).toEqual([])
})

it('the oldest browsers support the feature that the first script tests for', () => {
  expect(isKnown('css.selectors.state')).toBe(true)
})

it('the list of exceptions has no unused entry', async () => {
  expect(newerThanStyles(await builtStyles())).toEqual(expect.arrayContaining(optional))
})

it('the README names the oldest browsers', () => {
  const { chrome, firefox, safari } = oldestBrowsers
  const named = `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(named)
})

it('underlines use longhands, because WebKit ignores the shorthand with a color', async () => {
  const styles = await builtStyles()
  expect(styles).toMatch(/\.text-link\{[^}]*text-decoration-color:/)
  expect(styles).not.toMatch(/[{;]text-decoration:[^;}]*[\d(#]/)
})
