import { spawnSync } from 'node:child_process'
import { appendFile, cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..', '..')

/** A copy of the project with a build whose file names differ. */
export async function makeNextBuild() {
  const copy = await copyCheckout()
  await appendFile(join(copy.folder, 'app', 'entry.client.tsx'), '\nwindow.name ||= "next build"\n')
  const cli = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  const built = spawnSync(process.execPath, [cli, 'build', '--logLevel', 'warn'], {
    cwd: copy.folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (built.status !== 0) {
    const { status, signal, stderr, error } = built
    throw new Error(`the next build could not be made (${signal ?? status}): ${stderr}`, {
      cause: error,
    })
  }
  return copy
}

/** A copy of the project without its build, in a temporary folder. It has the packages of this one. */
export async function copyCheckout() {
  const folder = await mkdtemp(join(tmpdir(), 'checkout-'))
  const listed = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).stdout
  for (const file of listed.split('\n').filter((name) => name && !name.startsWith('docs/'))) {
    await cp(join(root, file), join(folder, file), { recursive: true }).catch(() => undefined)
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
