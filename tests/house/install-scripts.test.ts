import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

interface Lock {
  packages: Record<string, { hasInstallScript?: boolean }>
}

/** The packages of a lock that run a script of their own when they are installed. */
function scripted(lock: string): string[] {
  const { packages } = JSON.parse(read(lock)) as Lock
  return Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
}

it('runs the install scripts that are on the list, and npm holds to it', () => {
  const { allowScripts } = JSON.parse(read('package.json'))
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name])
  expect(scripted('package-lock.json').sort()).toEqual(allowed.sort())
  expect(read('.npmrc')).toMatch(/^strict-allow-scripts=true$/m)
})

it('runs none for the editor', () => {
  expect(scripted('studio/package-lock.json')).toEqual([])
})
