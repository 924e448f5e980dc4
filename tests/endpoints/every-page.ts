import type { Element, RootContent } from 'hast'
import { documentAt } from './document.ts'
import { request } from './http.ts'

/** A page as a reader sees it. */
export interface ReadPage {
  path: string
  title: string
  description: string
  /** Its text, with a space between blocks, without code samples and options. */
  text: string
}

/** Pages that are not in the sitemap: for one reader, or part of a list. */
const unlisted = [
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/blogs?page=2',
  '/nothing-here',
]

/** Every page of the site once, including posts and jobs. */
export async function everyPage(): Promise<ReadPage[]> {
  const paths = new Set([...(await listedPaths()), ...unlisted])
  return Promise.all([...paths].map(read))
}

async function listedPaths(): Promise<string[]> {
  const locations = async (sitemap: string) =>
    [...(await request(sitemap)).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => {
      const { pathname, search } = new URL(url.replaceAll('&amp;', '&'))
      return pathname + search
    })
  const first = await locations('/sitemap.xml')
  const parts = first.filter((path) => path.endsWith('.xml'))
  const rest = await Promise.all(parts.map(locations))
  return [...first.filter((path) => !path.endsWith('.xml')), ...rest.flat()]
}

async function read(path: string): Promise<ReadPage> {
  const page = await documentAt(path)
  const [body] = page.all('body')
  return {
    path,
    title: page.text('title') ?? '',
    description: page.attribute('meta[name=description]', 'content') ?? '',
    text: body ? wordsOf(body).replace(/\s+/g, ' ').trim() : '',
  }
}

const silent = new Set(['script', 'select', 'style', 'pre', 'template', 'svg'])
const inline = new Set(['b', 'code', 'em', 'i', 'small', 'span', 'strong', 'time'])

function wordsOf(node: RootContent | Element): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element' || silent.has(node.tagName)) return ''
  const words = node.children.map(wordsOf).join('')
  return inline.has(node.tagName) ? words : ` ${words} `
}
