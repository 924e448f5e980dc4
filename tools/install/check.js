/**
 * Runs before `npm start`, `npm test`, and others, on whatever Node the machine has: says what to do if the
 * packages, and with them Node 24, aren't installed. It is JavaScript because Node 20 can't run TypeScript.
 */
import { existsSync, statfsSync } from 'node:fs'

const OLDEST_NODE = 24
/** What the packages and the build take. */
const NEEDED_MB = 1000

const root = new URL('../../', import.meta.url)
// npm writes this file at the end of a complete installation.
const installed = existsSync(new URL('node_modules/.package-lock.json', root))
const [major] = process.versions.node.split('.')

if (!installed) {
  console.error(
    'The packages are not installed, or an installation did not finish. Run "npm ci" first.',
  )
  const { bavail, bsize } = statfsSync(root)
  const free = Math.floor((bavail * bsize) / 1e6)
  if (free < NEEDED_MB) console.error(`It needs ${NEEDED_MB} MB of disk, and ${free} MB are free.`)
  process.exitCode = 1
} else if (Number(major) < OLDEST_NODE) {
  console.error(
    `This is Node ${process.versions.node}, and the site needs Node ${OLDEST_NODE}, which "npm ci" installs with the development dependencies: run "npm ci --include=dev".`,
  )
  process.exitCode = 1
}
