import { spawnSync } from 'node:child_process'

/** Works without a container engine, also inside a container: no namespaces and no overlay file system. */
const env = { ...process.env, STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot' }

/**
 * Runs a command and returns what it printed.
 * @throws Error with its last lines when it fails
 */
export function run(program: string, args: readonly string[], cwd?: string): string {
  const done = spawnSync(program, args, { cwd, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (done.status === 0) return done.stdout.trim()
  const why = done.error?.message ?? done.stderr.trim().split('\n').slice(-8).join('\n')
  throw new Error(`${program} ${args[0]}: ${why}`)
}

export const buildah = (...args: string[]) => run('buildah', args)

/** A container of an image, and the folder that has its files. */
export function mount(image: string): { container: string; folder: string } {
  const container = buildah('from', '--pull-never', image)
  return { container, folder: buildah('mount', container) }
}

export function unmount(container: string): void {
  buildah('rm', container)
}
