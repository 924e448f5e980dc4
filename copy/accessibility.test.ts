import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { accessibility } from './accessibility.ts'

it('names the release of axe that the tests run', () => {
  const { devDependencies } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  )
  const [major, minor] = devDependencies['@axe-core/playwright'].split('.')
  expect(accessibility.evaluated.axe).toBe(`${major}.${minor}`)
})
