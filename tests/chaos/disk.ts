import { spawnSync } from 'node:child_process'

/**
 * Mounts a disk of its own, in memory, that can be filled. Its disposal, or the end of this process,
 * unmounts it.
 * @returns undefined if it can't be mounted: only root may
 */
export function mountDisk(folder: string, megabytes: number): Disposable | undefined {
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]
  if (spawnSync('mount', options).status !== 0) return undefined
  // Lazily, since a process may just be ending there.
  const unmount = () => spawnSync('umount', ['--lazy', folder])
  process.prependOnceListener('exit', unmount)
  return {
    [Symbol.dispose]() {
      process.off('exit', unmount)
      unmount()
    },
  }
}
