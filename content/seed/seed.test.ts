import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { blogCategories } from '#copy/blog/categories.ts'

interface Node {
  [name: string]: unknown
}

const folder = new URL('./', import.meta.url)
const documents = readFileSync(new URL('production.ndjson', folder), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Node)
const posts = documents.filter((document) => document._type === 'blog')

/** Every object inside a value, the value itself included. */
function objects(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(objects)
  if (typeof value !== 'object' || value === null) return []
  return [value as Node, ...Object.values(value).flatMap(objects)]
}

function texts(value: unknown, name: string): string[] {
  return objects(value).flatMap((node) => (typeof node[name] === 'string' ? [node[name]] : []))
}

describe('the seed dataset', () => {
  it('has unique IDs and slugs, without dots', () => {
    const ids = documents.map((document) => String(document._id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => id.includes('.'))).toEqual([])
    expect(new Set(texts(posts, 'current')).size).toBe(posts.length)
  })

  it('features one post', () => {
    expect(posts.filter((post) => post.featured).length).toBe(1)
  })

  it('has at least two posts in each category, and none in another', () => {
    const categories = Object.groupBy(posts, (post) => String(post.category))
    expect(Object.keys(categories).sort()).toEqual([...blogCategories].sort())
    for (const inCategory of Object.values(categories)) {
      expect(inCategory?.length).toBeGreaterThanOrEqual(2)
    }
  })

  it('has articles of at least 900 words, without code', () => {
    for (const post of posts) {
      const blocks = objects(post.content).filter(({ _type }) => _type === 'block')
      const words = texts(blocks, 'text').join(' ').split(/\s+/).filter(Boolean)
      expect(words.length, String(post._id)).toBeGreaterThanOrEqual(900)
    }
  })

  it('has a unique key on every block, span, mark and row of a post', () => {
    for (const post of posts) {
      const keys = texts(post.content, '_key')
      expect(new Set(keys).size).toBe(keys.length)
    }
  })

  it('points marks at definitions of their own block', () => {
    for (const block of posts.flatMap((post) => objects(post.content))) {
      if (block._type !== 'block') continue
      const known = new Set([...texts(block.markDefs, '_key'), 'strong', 'em', 'code'])
      const used = objects(block.children).flatMap((span) => span.marks as string[])
      expect(used.filter((mark) => !known.has(mark))).toEqual([])
    }
  })

  it('uses every picture in the folder', () => {
    const named = texts(documents, '_sanityAsset').map((asset) =>
      asset.replace('image@file://./images/', ''),
    )
    expect([...new Set(named)].sort()).toEqual(readdirSync(new URL('images/', folder)).sort())
  })

  it('links only to existing posts, by their slug', () => {
    const slugs = new Set(posts.flatMap((post) => texts(post.slug, 'current')))
    const linked = texts(posts, 'href').filter((href) => href.startsWith('/blogs/'))
    expect(linked.filter((href) => !slugs.has(href.slice('/blogs/'.length)))).toEqual([])
  })
})
