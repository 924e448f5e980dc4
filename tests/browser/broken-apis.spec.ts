import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { runInNewContext } from 'node:vm'
import type { BrowserContext } from '@playwright/test'
import fc from 'fast-check'
import { PageDocument, textOf } from '../endpoints/document.ts'
import { post } from '../fixtures/site-paths.ts'
import { expect, open, test } from './site.ts'

const scripts = join(import.meta.dirname, '..', '..', 'build', 'client', 'assets', '*.js')
const paths = ['/', '/products/ai-chat', '/blogs', '/contact', post.path, '/pricing']
const modes = ['missing', 'null', 'throwing'] as const

interface Sample {
  /** Such as `navigator.onLine`. */
  api: string
  mode: (typeof modes)[number]
  path: string
}

/** The same at each run, and others at each repetition (`--repeat-each`). All of them would take minutes. */
const SAMPLES = 32
/** Each has hidden a part of its page. */
const known: readonly Sample[] = [
  { api: 'document.getElementById', mode: 'throwing', path: post.path },
  { api: 'Element.prototype.getAttribute', mode: 'throwing', path: '/' },
]
/** Tabs that are open at a time. They wait most of the time. */
const TABS = 8

test('pages stay in a browser in which any API is missing, null, or throws', async ({
  context,
  page,
}, { repeatEachIndex }) => {
  await page.goto('/robots.txt')
  const apis = await page.evaluate(apisOf, usedNames())
  const sent = new Map<string, string[]>()
  for (const path of paths) {
    sent.set(path, contentOf(await (await context.request.get(path)).text()))
  }
  const samples = fc.sample(
    fc.record({
      api: fc.oneof(...apis.map((names) => fc.constantFrom(...names))),
      mode: fc.constantFrom(...modes),
      path: fc.constantFrom(...paths),
    }),
    { numRuns: SAMPLES, seed: repeatEachIndex, examples: [...known] },
  )
  const lost: string[] = []
  const openSamples = async () => {
    for (let sample = samples.pop(); sample; sample = samples.pop()) {
      const shown = await openWithout(context, sample)
      if (!isDeepStrictEqual(shown, sent.get(sample.path))) lost.push(JSON.stringify(sample))
    }
  }
  await Promise.all(Array.from({ length: TABS }, openSamples))
  expect(lost).toEqual([])
})

test('a page that fails in the browser is reported once, and works as the server sent it', async ({
  page,
}) => {
  const sample: Sample = { api: 'FormData', mode: 'missing', path: '/contact' }
  await page.addInitScript(breakApi, sample)
  let reports = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/reports')) reports += 1
  })
  await page.goto(sample.path)
  await page.getByLabel('Subject').fill('Typed before it fails')
  await expect.poll(() => reports).toBe(1)
  await expect(page.getByLabel('Subject')).toHaveValue('Typed before it fails')
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
  await expect(page).toHaveTitle(/^Error/)
})

test('a page that fails after a click on its link is loaded as a document', async ({ page }) => {
  await open(page, '/company')
  await page.evaluate(() => Object.assign(globalThis, { FormData: undefined }))
  await page.locator('a[href="/contact"]').filter({ visible: true }).first().click()
  await expect(page).toHaveURL('/contact')
  await expect(async () => {
    // Fails while the document is being replaced.
    expect(await page.evaluate(() => typeof FormData)).toBe('function')
  }).toPass()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
})

/** What a visitor whose browser runs scripts reads and follows, in the order of the page. */
function contentOf(html: string): string[] {
  const page = new PageDocument(html.replace(/<noscript>.*?<\/noscript>/gs, ''))
  const links = page.all('a').map(({ properties }) => String(properties.href))
  return [...page.all('h1, h2').map(textOf), ...links]
}

/** Opens a page in a browser without an API, and reads what it shows in the end. */
async function openWithout(context: BrowserContext, sample: Sample): Promise<string[]> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('keydown')))
  })
  await page.addInitScript(breakApi, sample)
  await page.goto(sample.path)
  await page.waitForLoadState('networkidle')
  // Not by scripts, because Playwright's need some of the APIs too.
  const session = await context.newCDPSession(page)
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId: root.nodeId })
  await page.close()
  return contentOf(outerHTML)
}

/** The words in the scripts of the pages, without the names of the language itself. */
function usedNames(): string[] {
  const files = globSync(scripts).map((file) => readFileSync(file, 'utf8'))
  const names = new Set(files.flatMap((code) => code.match(/[A-Za-z]\w+/g) ?? []))
  const language: string[] = runInNewContext('Object.getOwnPropertyNames(globalThis)')
  for (const name of language) if (name !== 'Intl') names.delete(name)
  return [...names]
}

/**
 * Runs in the page: the browser's APIs that have one of the names, by the object that has them. Not those of `Node`,
 * without which there is no page.
 */
function apisOf(names: string[]): string[][] {
  const owners = {
    globalThis,
    navigator,
    history,
    performance,
    crypto,
    CSS,
    Intl,
    document,
    'Element.prototype': Element.prototype,
  }
  return Object.entries(owners).map(([path, owner]) => {
    const found = new Set<string>()
    const base = owner instanceof Node ? Node.prototype : Object.prototype
    for (let own: object = owner; own !== base; own = Object.getPrototypeOf(own)) {
      for (const name of Object.getOwnPropertyNames(own)) found.add(name)
    }
    return names.filter((name) => found.has(name)).map((name) => `${path}.${name}`)
  })
}

/** Runs in the page, before its scripts. Some properties of `window` can't be changed. */
function breakApi({ api, mode }: Sample): void {
  const path = api.split('.')
  const name = path.pop() ?? ''
  const owner = path.reduce<object>((object, key) => Reflect.get(object, key), globalThis)
  const fail = () => {
    throw new TypeError(`${api} is broken`)
  }
  const isFunction = typeof Reflect.get(owner, name) === 'function'
  const broken = {
    missing: { value: undefined },
    null: { value: null },
    throwing: isFunction ? { value: fail } : { get: fail },
  }[mode]
  for (let own: object = owner; own !== Object.prototype; own = Object.getPrototypeOf(own)) {
    if (mode === 'missing') Reflect.deleteProperty(own, name)
  }
  if (mode !== 'missing' || Reflect.has(owner, name)) {
    Reflect.defineProperty(owner, name, { ...broken, configurable: true })
  }
}
