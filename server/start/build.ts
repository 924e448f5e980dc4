import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { access, constants, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteBuild } from '../pages/index.ts'

const root = join(import.meta.dirname, '..', '..')

/** The output of `npm run build`. */
export const buildDirectory = join(root, 'build')
const builtServer = join(buildDirectory, 'server', 'index.js')

/** What commands say without a build. */
export const noBuild = 'There is no build yet: run `npm run build`, or `npm start`, which builds.'

export const hasBuild = () => existsSync(builtServer)

/** Loads the production build. @throws Error when there is none */
export async function loadBuild(): Promise<SiteBuild> {
  if (!hasBuild()) throw new Error(noBuild)
  return import(pathToFileURL(builtServer).href)
}

/** The inputs of the build. tests/repo/import-boundaries.test.ts checks that no folder is missing. */
export const sources = [
  'app',
  'blocks',
  'cache',
  'content',
  'copy',
  'examples',
  'leads',
  'packages/limits',
  'public',
  'signing',
  'urls',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
]

/** Whether there is no build, or a source is newer than it. */
export function needsBuild(): Promise<boolean> {
  return needsRebuild(
    builtServer,
    sources.map((source) => join(root, source)),
  )
}

/** Builds if `needsBuild()`. Exits the process if the build fails. */
export async function buildIfNeeded(): Promise<void> {
  if (!(await needsBuild())) return
  await requireWritable()
  console.log('Building …')
  const cli = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  const { status } = spawnSync(process.execPath, [cli, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Exits with a message if this user may not write to the folders that a build writes to. */
async function requireWritable(): Promise<void> {
  for (const folder of [root, join(root, 'node_modules')]) {
    try {
      await access(folder, constants.W_OK)
    } catch {
      console.error(
        `The build is absent or older than its sources, and this user can't write to ${folder}. Run "npm run build" as the owner of that folder, then "npm run serve".`,
      )
      process.exit(1)
    }
  }
}

/** Whether a build is absent, or older than one of its source files or folders. */
export async function needsRebuild(built: string, sources: readonly string[]): Promise<boolean> {
  const times = await Promise.all(sources.map(lastModified))
  return (await lastModified(built)) <= Math.max(...times)
}

/** The latest change below a path, in ms since the epoch; 0 if it doesn't exist. */
async function lastModified(path: string): Promise<number> {
  if (!existsSync(path)) return 0
  const own = await stat(path)
  if (!own.isDirectory()) return own.mtimeMs
  const entries = await readdir(path, { recursive: true })
  const times = await Promise.all(
    entries.map(async (entry) => (await stat(join(path, entry))).mtimeMs),
  )
  return Math.max(0, ...times)
}
