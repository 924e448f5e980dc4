import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDataDirectory, requireFreeSpace } from './data-directory.ts'

it('creates the folder', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'data-')), 'a', 'b')
  await openDataDirectory(folder)
  await openDataDirectory(folder)
  await requireFreeSpace(folder)
})

it('says in one line which folder is not writable, and what to do', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'data-')), 'file')
  await writeFile(file, '')
  await expect(openDataDirectory(join(file, 'data'))).rejects.toThrow(
    /^DATA_DIR: cannot write to \S+file\/data \(.+\)\. [^\n]+$/,
  )
})
