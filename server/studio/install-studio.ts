import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { studioFolder } from './studio-files.ts'

const lockFile = join(studioFolder, 'package-lock.json')
const modules = join(studioFolder, 'node_modules')
const lockFileShape = z.object({
  packages: z.record(z.string(), z.object({ optional: z.boolean().optional() })),
})
const marker = join(modules, '.installed-from')
const PROGRESS_INTERVAL_MS = 5_000

/**
 * Installs the editor's packages, unless those of its lock file are already installed.
 * @param say prints a progress line
 * @throws Error that says what to do, when npm fails
 */
export async function installStudio(say: (line: string) => void): Promise<void> {
  const lock = await readFile(lockFile, 'utf8')
  const wanted = createHash('sha256').update(lock).digest('hex')
  if (existsSync(marker) && (await readFile(marker, 'utf8')) === wanted) return
  const total = topLevelPackages(lock)
  say(`Installing the editor: ${total} packages, about 530 MB, once.`)
  let reported = 0
  const progress = setInterval(async () => {
    const there = Math.min(await installedPackages(), total)
    if (there > reported) say(`  ${there} of ${total} packages`)
    reported = Math.max(reported, there)
  }, PROGRESS_INTERVAL_MS)
  try {
    await runNpm(['ci', '--ignore-scripts'])
  } finally {
    clearInterval(progress)
  }
  await writeFile(marker, wanted)
}

/** Runs the same npm that started this process. */
async function runNpm(args: readonly string[]): Promise<void> {
  const script = process.env.npm_execpath
  const [command, first] = script ? [process.execPath, [script]] : ['npm', []]
  const child = spawn(command, [...first, ...args], {
    cwd: studioFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: !script && process.platform === 'win32',
  })
  const [code] = await once(child, 'exit')
  if (code === 0) return
  throw new Error(
    'The editor could not be installed. The first start needs the package registry; try again once it is reachable.',
  )
}

function topLevelPackages(lock: string): number {
  const { packages } = lockFileShape.parse(JSON.parse(lock))
  return Object.entries(packages).filter(
    ([path, { optional }]) => !optional && path.lastIndexOf('node_modules/') === 0,
  ).length
}

async function installedPackages(): Promise<number> {
  const names = await readdir(modules).catch(() => [])
  const counts = names.map(async (name) => {
    if (name.startsWith('.')) return 0
    return name.startsWith('@') ? (await readdir(join(modules, name))).length : 1
  })
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}
