import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { blogCategories, categorySlug } from '#copy/blog/categories.ts'
import { productIds } from '#copy/products/catalogue.ts'
import { read, root } from './tracked-files.ts'

const files = globSync('app/media/illustrations/*', { cwd: root })
const sources = globSync('{app,blocks}/**/*.{ts,tsx}', { cwd: root }).map(read).join('\n')

it('every product and every category has an illustration, and every other one is imported', () => {
  const expected = [
    ...blogCategories.map((category) => `category-${categorySlug(category)}.svg`),
    ...productIds.map((id) => `product-${id}.svg`),
    ...[...sources.matchAll(/illustrations\/([\w-]+\.svg)\?url/g)].map(([, name]) => name),
  ]
  expect(files.map((file) => basename(file)).sort()).toEqual([...new Set(expected)].sort())
})

it('illustrations are 1600 by 900', () => {
  const start = /^<svg [^>]*viewBox="[-\d.]+ [-\d.]+ 1600 900" width="1600" height="900"/
  expect(files.filter((file) => !start.test(read(file)))).toEqual([])
})
