import { appendFile, cp, mkdtempDisposable, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from '../../fixtures/programs.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** A folder of the project, which its disposal deletes. */
export interface CheckoutFolder extends AsyncDisposable {
  path: string
}

/** A copy of the project with a build whose file names differ. */
export async function makeNextBuild(): Promise<CheckoutFolder> {
  await using started = new AsyncDisposableStack()
  const copy = started.use(await copyCheckout())
  await appendFile(join(copy.path, 'app', 'entry.client.tsx'), '\nwindow.name ||= "next build"\n')
  await build(copy.path)
  started.move()
  return copy
}

/** A copy of the project without its build, in a temporary folder. It has the packages of this one. */
export async function copyCheckout(): Promise<CheckoutFolder> {
  await using started = new AsyncDisposableStack()
  const copy = started.use(await mkdtempDisposable(join(tmpdir(), 'checkout-')))
  const listed = await runProgram('git', ['ls-files'], { cwd: root })
  for (const file of listed.split('\n').filter((name) => name && !name.startsWith('docs/'))) {
    await cp(join(root, file), join(copy.path, file), { recursive: true }).catch(() => undefined)
  }
  await symlink(join(root, 'node_modules'), join(copy.path, 'node_modules'))
  started.move()
  return copy
}

/** Makes the production build in a folder that has its packages. */
export async function build(folder: string): Promise<void> {
  const cli = join(folder, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  await runProgram(process.execPath, [cli, 'build', '--logLevel', 'warn'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  })
}
