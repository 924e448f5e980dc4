import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { oldestBrowsers } from '#app/oldest-browsers.ts'
import { ask } from './http.ts'
import { isKnown, newerThanScript, newerThanStyles } from './newer-features.ts'

const root = join(import.meta.dirname, '..', '..')
const assets = join(root, 'build', 'client', 'assets')
/** The stylesheet as it was built: pages carry it. */
const builtStyles = async () => /<style>([\s\S]*?)<\/style>/.exec((await ask('/')).text)?.[1] ?? ''

/** What is asked for before it is used. */
const asked = [
  // React: without it, a route changes without a transition.
  '.startViewTransition',
]

/** What a page loses nothing but looks by, or has in another way. */
const optional = [
  ...['accent-color', 'orphans', 'resize', 'scrollbar-width', 'text-size-adjust', 'widows'],
  ...[':marker', ':selection', 'forced-color-adjust'],
  // Written with its prefix as well.
  ...['backdrop-filter', 'user-select'],
  // A menu finds its place without it; what refers to it stands in `@supports`.
  'anchor-name',
  // In Tailwind's `:is()`, which forgives it, beside `[open]`.
  ':open',
  // Tailwind gives the initial values in another way where it is missing.
  '@property',
  // A route changes without a transition.
  ...['@view-transition', ':view-transition', ':view-transition-group'],
  ...[':view-transition-new', ':view-transition-old'],
]

it('the scan tells what is too new from what is not', () => {
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

it('no script, built or inline, uses what the oldest browsers do not know', async () => {
  const files = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const inline = /<script(?: type="later\/\w+")?>([^<]+)<\/script>/g
  const scripts = [
    ...files.map((name) => ({ name, code: readFileSync(join(assets, name), 'utf8') })),
    ...[...(await ask('/')).text.matchAll(inline)].map(([, code = '']) => ({ name: '/', code })),
  ]
  expect(files.length).toBeGreaterThan(10)
  expect(scripts.length).toBeGreaterThan(files.length + 2)
  const used = scripts.flatMap(({ name, code }) =>
    newerThanScript(code)
      .filter((what) => !asked.includes(what))
      .map((what) => `${what} in ${name}`),
  )
  expect(used).toEqual([])
})

it('no rule of the stylesheet depends on what the oldest browsers do not know', async () => {
  const used = newerThanStyles(await builtStyles())
  expect(used.filter((what) => !optional.includes(what))).toEqual([])
})

it('the feature that the first script asks for is known to the oldest browsers', () => {
  expect(isKnown('css.selectors.state')).toBe(true)
})

it('the list of exceptions holds nothing that is not used', async () => {
  expect(newerThanStyles(await builtStyles())).toEqual(expect.arrayContaining(optional))
})

it('the README names the oldest browsers', () => {
  const { chrome, firefox, safari } = oldestBrowsers
  const named = `Chrome and Edge ${chrome}, Firefox ${firefox} and Safari ${safari}`
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(named)
})

it('underlines are written in longhands, since WebKit refuses the shorthand with a color', async () => {
  const styles = await builtStyles()
  expect(styles).toMatch(/\.text-link\{[^}]*text-decoration-color:/)
  expect(styles).not.toMatch(/[{;]text-decoration:[^;}]*[\d(#]/)
})
