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

describe('every page', () => {
  it('has the links of the header and the footer', async () => {
    const page = await documentAt('/pricing')
    expect(linksOf(page, 'header', header)).toEqual(header)
    expect(linksOf(page, 'footer', footer)).toEqual(footer)
    expect(page.text('footer')).toContain(`${new Date().getFullYear()}`)
  })
})

it.each(Object.entries(redirects))('%s redirects to %s', async (path, target) => {
  const { status, headers } = await request(path)
  expect({ status, location: headers.location }).toEqual({ status: 308, location: target })
})
