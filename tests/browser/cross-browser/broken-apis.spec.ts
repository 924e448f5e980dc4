import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { PageDocument, textOf } from '../../endpoints/document.ts'
import { post } from '../../fixtures/site-paths.ts'
import {
  type BrokenApi,
  type BrokenPage,
  brokenApiKey,
  brokenModes,
} from '../drivers/broken-api.ts'
import { problemsKey } from '../drivers/recorder.ts'
import { expect, poll, test, type Visitor } from '../visitor-test.ts'

const scripts = join(import.meta.dirname, '..', '..', '..', 'build', 'client', 'assets', '*.js')
const emptyPage = '/robots.txt'

/** Samples a page: the same at each run, and others at each repetition (`--repeat-each`). All would take hours. */
const SAMPLES = 3

/** Those that have hidden a part of a page. */
const known: Readonly<Record<string, readonly BrokenApi[]>> = {
  '/': [{ api: 'Element.prototype.getAttribute', mode: 'throwing' }],
  '/products/ai-chat': [],
  '/blogs': [],
  '/contact': [],
  [post.path]: [{ api: 'document.getElementById', mode: 'throwing' }],
  '/pricing': [],
}

test.use({ logsErrors: true })

for (const [index, path] of Object.keys(known).entries()) {
  test(`${path} stays in a browser in which any API is missing, null, or throws`, async ({
    visitor,
    request,
  }, { repeatEachIndex, project }) => {
    const sent = contentOf(await (await request.get(path)).text())
    const apis = await visitor.run(apisOf, usedNames())
    const samples = fc.sample(
      fc.record({
        api: fc.oneof(...apis.map((names) => fc.constantFrom(...names))),
        mode: fc.constantFrom(...brokenModes),
      }),
      {
        numRuns: SAMPLES,
        seed: [project.name.length, repeatEachIndex, index].reduce((seed, n) => seed * 100 + n),
        examples: [...(known[path] ?? [])],
      },
    )
    for (const sample of samples) {
      await openWithout(visitor, path, sample)
      expect.soft(contentOf(await readHtml(visitor)), JSON.stringify(sample)).toEqual(sent)
      await leave(visitor)
    }
  })
}

/** What a visitor whose browser runs scripts reads and follows, in the order of the page. */
function contentOf(html: string): string[] {
  const page = new PageDocument(html.replace(/<noscript>.*?<\/noscript>/gs, ''))
  const links = page.all('a').map(({ properties }) => String(properties.href))
  return [...page.all('h1, h2').map(textOf), ...links]
}

async function openWithout(visitor: Visitor, path: string, sample: BrokenApi): Promise<void> {
  await visitor.run(
    (key, broken, url) => {
      sessionStorage.setItem(key, broken)
      setTimeout(() => location.assign(url))
    },
    brokenApiKey,
    JSON.stringify(sample),
    path,
  )
  await untilSteady(visitor)
}

/** Reads in a row after which a page that has been hydrated, or has failed, doesn't change. */
const STEADY_READS = 6
/** A browser without the API may do neither. */
const STEADY_READS_OF_OTHERS = 25

async function untilSteady(visitor: Visitor): Promise<void> {
  let last = ''
  let reads = 0
  await poll(async () => {
    const html = await readHtml(visitor)
    reads = html === last ? reads + 1 : 0
    last = html
    const [problem] = await visitor.run((key): string[] => Reflect.get(window, key), problemsKey)
    const isDone = problem !== undefined || /^<html[^>]* data-hydrated/.test(html)
    return reads >= (isDone ? STEADY_READS : STEADY_READS_OF_OTHERS)
  }, 'the page no longer changes').toBe(true)
}

const readHtml = (visitor: Visitor) =>
  visitor.run((key) => {
    const page: BrokenPage = Reflect.get(window, key)
    return page.html()
  }, brokenApiKey)

async function leave(visitor: Visitor): Promise<void> {
  await visitor.run(
    (key, url) => {
      const page: BrokenPage = Reflect.get(window, key)
      page.leave(url)
    },
    brokenApiKey,
    emptyPage,
  )
  await poll(() =>
    visitor.run(
      (url) => location.pathname === url && document.readyState === 'complete',
      emptyPage,
    ),
  ).toBe(true)
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
