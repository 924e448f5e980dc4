import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { canonicalPages } from '../fixtures/site-paths.ts'
import { request } from './http.ts'

const instruments = readFileSync('app/sections/instruments/instruments.css', 'utf8')
/** The classes whose rules are in the file. */
const classes = new Set([...instruments.matchAll(/\.([a-z][a-z-]+)/g)].map(([, name]) => name))

it.each(canonicalPages)('%s loads the styles of its instruments', async (path) => {
  const { text } = await request(path)
  const used = [...text.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
  const missing = /<link rel="stylesheet" href="[^"]*\/instruments-/.test(text)
    ? []
    : used.filter((name) => classes.has(name))
  expect(missing).toEqual([])
})
