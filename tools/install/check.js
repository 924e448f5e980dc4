/**
 * Runs before `npm start`, `npm test`, and others, on whatever Node the machine has: says what to do if the
 * packages, and with them Node 24, aren't installed. It is JavaScript because Node 20 can't run TypeScript.
 */
import { existsSync } from 'node:fs'

const OLDEST_NODE = 24

// npm writes this file at the end of a complete installation.
const installed = existsSync(new URL('../../node_modules/.package-lock.json', import.meta.url))
const [major] = process.versions.node.split('.')

if (!installed || Number(major) < OLDEST_NODE) {
  console.error(
    installed
      ? `This is Node ${process.versions.node}, and the site needs Node ${OLDEST_NODE}, which "npm ci" installs with the development dependencies: run "npm ci --include=dev".`
      : 'The packages are not installed, or an installation did not finish. Run "npm ci" first.',
  )
  process.exitCode = 1
}
