import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { needsRebuild } from './needs-rebuild.ts'

const root = join(import.meta.dirname, '..', '..')

/** The output of `npm run build`. */
export const buildDirectory = join(root, 'build')

/** The inputs of the build. */
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
export function needsBuild(): Promise<boolean> {
  const built = join(buildDirectory, 'server', 'index.js')
  return needsRebuild(
    built,
    sources.map((source) => join(root, source)),
  )
}

/** Builds if `needsBuild()`. Exits the process if the build fails. */
export async function buildIfNeeded(): Promise<void> {
  if (!(await needsBuild())) return
  console.log('Building …')
  const cli = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  const { status } = spawnSync(process.execPath, [cli, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) process.exit(status ?? 1)
}
