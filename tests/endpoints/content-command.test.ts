import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { runCommand } from '../fixtures/run-command.ts'
import { temporaryFolder } from './temporary-folder.ts'

describe('npm run content', () => {
  it('exports a dataset and imports it elsewhere', async () => {
    const folder = await temporaryFolder()
    const file = join(folder, 'dataset.tar.gz')
    const content = (dataDir: string, ...args: string[]) =>
      runCommand('content', args, { DATA_DIR: dataDir })
    const exported = await content(inject('dataDir'), 'export', file)
    expect(exported.stdout).toContain(`Exported to ${file}.`)
    const imported = await content(join(folder, 'other'), 'import', file)
    expect(imported).toMatchObject({ code: 0, stderr: '' })
    expect(imported.stdout).toMatch(/Documents imported: \d+/)
  })

  it('prints its usage', async () => {
    expect((await runCommand('content', ['destroy'])).code).toBe(2)
  })
})
