import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyCheckout } from '../instances/next-build.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const migrations = 'leads/store/migrations.ts'

/** A line of `getMigrations` that names one, for `git log -G`. */
const migrationName = "'[0-9]{4}-[a-z-]+'"

/** The newest commit whose database lacks a migration of this one. @throws without Git's history */
export function commitBeforeLastMigration(): string {
  const added = git(
    'log',
    '-1',
    '--first-parent',
    '--format=%H',
    `-G${migrationName}`,
    '--',
    migrations,
  )
  return git('rev-parse', '--verify', `${added}^`)
}

/** Installs and builds a commit in a temporary folder. */
export async function makeRelease(commit: string) {
  const folder = await mkdtemp(join(tmpdir(), 'release-'))
  run(
    'sh',
    ['-c', `git archive ${git('rev-parse', '--verify', commit)} | tar -x -C ${folder}`],
    root,
  )
  run('npm', ['ci', '--no-audit', '--no-fund'], folder)
  run(
    process.execPath,
    ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'],
    folder,
  )
  await pretendEditor(folder)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** A copy of this checkout with its build, and the same stand-in for the editor. */
export async function copyRelease() {
  const build = join(root, 'build')
  if (!existsSync(build)) throw new Error('Run `npm run build` first.')
  const copy = await copyCheckout()
  await symlink(build, join(copy.folder, 'build'))
  await pretendEditor(copy.folder)
  return copy
}

/** Puts a file where the built editor is expected: sign-in and sessions are the site's own. */
async function pretendEditor(folder: string): Promise<void> {
  const dist = join(folder, 'packages', 'studio', 'dist')
  await mkdir(dist, { recursive: true })
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>Editor</title>')
}

const git = (...args: string[]) => run('git', args, root)

function run(program: string, args: readonly string[], cwd: string): string {
  const env = { ...process.env, NODE_ENV: undefined }
  const done = spawnSync(program, args, { cwd, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (done.status === 0) return done.stdout.trim()
  const why = done.error?.message ?? done.stderr.trim().split('\n').slice(-8).join('\n')
  throw new Error(`${program} ${args.slice(0, 2).join(' ')}: ${why}`)
}
