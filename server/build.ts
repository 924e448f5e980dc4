import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

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
export async function isBuildStale(): Promise<boolean> {
  const built = await changedAt(join(buildDirectory, 'server', 'index.js'))
  const changes = await Promise.all(sources.map((source) => changedAt(join(root, source))))
  return built <= Math.max(...changes)
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

/** The latest change below a path, in ms since the epoch; 0 when it does not exist. */
async function changedAt(path: string): Promise<number> {
  if (!existsSync(path)) return 0
  const own = await stat(path)
  if (!own.isDirectory()) return own.mtimeMs
  const entries = await readdir(path, { recursive: true })
  const times = await Promise.all(
    entries.map(async (entry) => (await stat(join(path, entry))).mtimeMs),
  )
  return Math.max(0, ...times)
}
