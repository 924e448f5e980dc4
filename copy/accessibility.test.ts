import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { accessibility } from './accessibility.ts'

it.each([
  ['axe', '../package.json', '@axe-core/playwright'],
  ['lighthouse', '../tools/audit/tools/package.json', 'lighthouse'],
] as const)('names the installed release of %s', (tool, file, name) => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  )
  const [major, minor] = { ...dependencies, ...devDependencies }[name].split('.')
  expect(accessibility.evaluated[tool]).toBe(`${major}.${minor}`)
})
