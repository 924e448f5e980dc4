import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { canonicalPages } from '../fixtures/site-paths.ts'
import { request } from './http.ts'

const folder = 'app/sections/widgets'
const widgets = readdirSync(folder)
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n')
/** The classes whose rules are in the files. */
const classes = new Set([...widgets.matchAll(/\.([a-z][a-z-]+)/g)].map(([, name]) => name))

it.each(canonicalPages)('%s loads the styles of its widgets', async (path) => {
  const { text } = await request(path)
  const used = [...text.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
  const missing = /<link rel="stylesheet" href="[^"]*\/widgets-/.test(text)
    ? []
    : used.filter((name) => classes.has(name))
  expect(missing).toEqual([])
})
