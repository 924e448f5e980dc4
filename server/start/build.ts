import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isStale } from './needs-rebuild.ts'

const root = join(import.meta.dirname, '..', '..')

/** Where `npm run build` puts the site. */
export const buildDirectory = join(root, 'build')

/** What the build is made from. */
const sources = [
  'app',
  'content',
  'copy',
  'leads',
  'public',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
]

/** Whether there is no build, or a source is newer than it. */
export function isBuildStale(): Promise<boolean> {
  const built = join(buildDirectory, 'server', 'index.js')
  return isStale(
    built,
    sources.map((source) => join(root, source)),
  )
}

/** Builds when there is no build, or when a source is newer than it. Ends the process if that fails. */
export async function buildWhenStale(): Promise<void> {
  if (!(await isBuildStale())) return
  console.log('Building …')
  const cli = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  const { status } = spawnSync(process.execPath, [cli, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) process.exit(status ?? 1)
}
