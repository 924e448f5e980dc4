import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

interface Lock {
  packages: Record<
    string,
    { hasInstallScript?: boolean; integrity?: string; link?: boolean; optional?: boolean }
  >
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

/** Packages for other platforms, which npm writes without a checksum. */
const UNCHECKED_BINARIES = 31

it('has a checksum for every package, except some binaries of other platforms', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as Lock
  const installed = Object.entries(packages).filter(([path]) => path.startsWith('node_modules/'))
  const unchecked = installed.filter(([, { integrity, link }]) => !integrity && !link)
  expect(unchecked.filter(([, { optional }]) => !optional)).toEqual([])
  const here = `${process.platform}-${process.arch}`
  expect(unchecked.filter(([path]) => path.endsWith(here) || path.endsWith(`${here}-gnu`))).toEqual(
    [],
  )
  expect(unchecked.length).toBeLessThanOrEqual(UNCHECKED_BINARIES)
})
