import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

interface DebianProgram {
  /** Where it is when the machine has it. */
  installed: readonly string[]
  /** Where it is inside its package. */
  unpacked: string
  /** The package, and the libraries that it needs beside it. */
  packages: readonly string[]
}

/**
 * A program of the machine, or of Debian's packages unpacked into a folder: nothing is installed.
 * @returns its path, and where its libraries are when they came with it
 * @throws Error when it is not there and cannot be had
 */
export async function debianProgram(
  { installed, unpacked, packages }: DebianProgram,
  folder: string,
): Promise<{ program: string; libraries?: string }> {
  const here = installed.find((path) => existsSync(path))
  if (here) return { program: here }
  console.log(`Not on this machine, fetching from Debian: ${packages.join(', ')}`)
  await mkdir(folder, { recursive: true })
  const got = spawnSync('apt-get', ['download', ...packages], { cwd: folder, encoding: 'utf8' })
  const archives = (await readdir(folder)).filter((name) => name.endsWith('.deb'))
  if (got.status !== 0 || archives.length < packages.length) {
    throw new Error(`Needed: install it, for example with \`apt-get install ${packages[0]}\``)
  }
  for (const archive of archives) spawnSync('dpkg-deb', ['-x', archive, folder], { cwd: folder })
  const libraries = join(folder, 'usr', 'lib', 'x86_64-linux-gnu')
  return { program: join(folder, unpacked), libraries }
}
