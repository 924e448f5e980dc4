import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

interface Lock {
  packages: Record<string, { hasInstallScript?: boolean; integrity?: string; link?: boolean }>
}

/** The packages of a lock file, without the root, that have an install script. */
function scripted(lock: string): string[] {
  const { packages } = JSON.parse(read(lock)) as Lock
  return Object.entries(packages)
    .filter(([path, { hasInstallScript }]) => path && hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
}

it('allows exactly the listed install scripts', () => {
  const { allowScripts } = JSON.parse(read('package.json'))
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name])
  expect(scripted('package-lock.json').sort()).toEqual(allowed.sort())
  expect(read('.npmrc')).toMatch(/^strict-allow-scripts=true$/m)
})

it('allows none for the editor', () => {
  expect(scripted('packages/studio/package-lock.json')).toEqual([])
})

// npm writes some packages of other platforms without one: add what npm view … dist.integrity says.
it('has a checksum for every package', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as Lock
  const unchecked = Object.entries(packages).filter(
    ([path, { integrity, link }]) => path.startsWith('node_modules/') && !integrity && !link,
  )
  expect(unchecked.map(([path]) => path)).toEqual([])
})
