import { expect, it } from 'vitest'
import { pageKindOf } from './page-kind.ts'

it.each([
  ['/', 'home'],
  ['/products/scanner', 'product'],
  ['/blogs', 'blog'],
  ['/blogs/', 'blog'],
  ['/blogs/a-post', 'post'],
  ['/blogs/category/research', 'blog'],
  ['/careers/job-1', 'company'],
  ['/newsletter/confirm', 'form'],
  ['/privacy', 'legal'],
  ['/nothing/here', 'other'],
  ['/constructor', 'other'],
])('%s is of the kind %s', (path, kind) => {
  expect(pageKindOf(path)).toBe(kind)
})
