import { describe, expect, it } from 'vitest'
import { documentAt, type PageDocument, textOf } from './document.ts'
import { request } from './http.ts'
import { footer, header, redirects, specification } from './specification.ts'

/** A text with its spaces as a reader sees them. */
function words(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** The expected links as they are: by their words, the expected target, or all others. */
function linksOf(page: PageDocument, within: string, expected: Readonly<Record<string, string>>) {
  const links = page.all(`${within} a[href]`)
  return Object.fromEntries(
    Object.entries(expected).map(([label, href]) => {
      const targets = links
        .filter((link) => words(textOf(link)).includes(label))
        .map(({ properties }) => String(properties.href))
      return [label, targets.find((target) => target === href) ?? targets]
    }),
  )
}

/** The scripts that a page imports, with those that they import. */
async function scriptsOf(path: string): Promise<readonly string[]> {
  const scripts = new Map<string, string>()
  const follow = async (text: string): Promise<void> => {
    for (const [, file = ''] of text.matchAll(
      /(?:from|import)\s*"[./]*(?:assets\/)?([\w.~-]+\.js)"/g,
    )) {
      if (scripts.has(file)) continue
      const script = (await request(`/assets/${file}`)).text
      scripts.set(file, script)
      await follow(script)
    }
  }
  await follow((await request(path)).text)
  return [...scripts.values()]
}

it.each(specification)('$path responds as specified', async ({ path, status = 200 }) => {
  expect((await request(path)).status).toBe(status)
})

it.each(specification)('$path has its texts', async ({ path, texts = [] }) => {
  const [main] = (await documentAt(path)).all('main')
  const text = words(main ? textOf(main) : '')
  const missing = texts.filter((part) =>
    typeof part === 'string' ? !text.includes(part) : !part.test(text),
  )
  expect(missing).toEqual([])
})

it.each(specification.filter(({ links }) => links))(
  '$path has its links',
  async ({ path, links = {} }) => {
    expect(linksOf(await documentAt(path), 'main', links)).toEqual(links)
  },
)

it.each(specification.filter(({ elements }) => elements))(
  '$path has its elements',
  async ({ path, elements = {} }) => {
    const page = await documentAt(path)
    const counts = Object.keys(elements).map((css) => [css, page.all(`main ${css}`).length])
    expect(Object.fromEntries(counts)).toEqual(elements)
  },
)

it.each(specification.filter(({ inScripts }) => inScripts))(
  '$path has its texts of later states in its scripts',
  async ({ path, inScripts = [] }) => {
    const scripts = await scriptsOf(path)
    expect(inScripts.filter((text) => !scripts.some((script) => script.includes(text)))).toEqual([])
  },
)

describe('every page', () => {
  it('has the links of the header and the footer', async () => {
    const page = await documentAt('/pricing')
    expect(linksOf(page, 'header', header)).toEqual(header)
    expect(linksOf(page, 'footer', footer)).toEqual(footer)
    expect(page.text('footer')).toContain(`${new Date().getFullYear()}`)
    expect(page.text('footer')).toMatch(/Change Region.*English/)
    expect(page.attribute('header a', 'href')).toBe('/')
    expect(page.all('footer a[target=_blank]')).toHaveLength(3)
  })

  it('except the waitlist has a footer', async () => {
    expect((await documentAt('/join-waitlist')).all('footer')).toEqual([])
  })
})

it.each(Object.entries(redirects))('%s redirects to %s', async (path, target) => {
  const { status, headers } = await request(path)
  expect({ status, location: headers.location }).toEqual({ status: 308, location: target })
})
