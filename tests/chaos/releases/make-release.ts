import { mkdir, mkdtempDisposable, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from '../../fixtures/programs.ts'
import { build, type CheckoutFolder, copyCheckout } from '../instances/next-build.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const migrations = 'leads/store/migrations.ts'

/** A line of `getMigrations` that names one, for `git log -G`. */
const migrationName = "'[0-9]{4}-[a-z-]+'"

/** The newest commit whose database lacks a migration of this one. @throws without Git's history */
export async function commitBeforeLastMigration(): Promise<string> {
  const added = await git(
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
export async function makeRelease(commit: string): Promise<CheckoutFolder> {
  await using started = new AsyncDisposableStack()
  const release = started.use(await mkdtempDisposable(join(tmpdir(), 'release-')))
  const hash = await git('rev-parse', '--verify', commit)
  const unpack = `git archive ${hash} | tar -x -C ${release.path}`
  await runProgram('sh', ['-c', unpack], { cwd: root })
  const env = { ...process.env, NODE_ENV: undefined }
  await runProgram('npm', ['ci', '--no-audit', '--no-fund'], { cwd: release.path, env })
  await build(release.path)
  await pretendEditor(release.path)
  started.move()
  return release
}

/** A copy of this checkout with its build, and the same stand-in for the editor. */
export async function copyRelease(): Promise<CheckoutFolder> {
  await using started = new AsyncDisposableStack()
  const copy = started.use(await copyCheckout())
  await symlink(join(root, 'build'), join(copy.path, 'build'))
  await pretendEditor(copy.path)
  started.move()
  return copy
}

/** Puts a file where the built editor is expected: sign-in and sessions are the site's own. */
async function pretendEditor(folder: string): Promise<void> {
  const dist = join(folder, 'packages', 'studio', 'dist')
  await mkdir(dist, { recursive: true })
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>Editor</title>')
}

const git = (...args: string[]) => runProgram('git', args, { cwd: root })
