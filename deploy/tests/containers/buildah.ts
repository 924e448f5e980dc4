import { spawnSync } from 'node:child_process'
import { runProgram } from '../../../tests/fixtures/programs.ts'

/** Works without a container engine, also inside a container: no namespaces and no overlay file system. */
const env = { ...process.env, STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot' }

/** Runs buildah and returns what it printed. */
export const buildah = (...args: string[]) => runProgram('buildah', args, { env })

/** The files of a container. Its disposal deletes the container. */
export interface Mounted extends AsyncDisposable {
  folder: string
}

/** Makes a container of an image, which is deleted when this process exits at the latest. */
export async function mount(image: string): Promise<Mounted> {
  const container = await buildah('from', '--pull-never', image)
  const remove = () => spawnSync('buildah', ['rm', container], { env })
  process.prependOnceListener('exit', remove)
  return {
    folder: await buildah('mount', container),
    async [Symbol.asyncDispose]() {
      process.off('exit', remove)
      await buildah('rm', container)
    },
  }
}
