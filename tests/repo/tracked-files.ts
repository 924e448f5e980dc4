import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

/** The files in Git, by their path from the root; none in a copy without Git. */
export const trackedFiles: readonly string[] = spawnSync('git', ['ls-files'], {
  cwd: root,
  encoding: 'utf8',
})
  .stdout.split('\n')
  .filter(Boolean)

/** The text of a file, by its path from the root. */
export function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}
