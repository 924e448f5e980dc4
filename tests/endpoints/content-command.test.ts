import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { testEnvironment } from '../fixtures/environment.ts'
import { temporaryFolder } from './temporary-folder.ts'

const run = promisify(execFile)

describe('npm run content', () => {
  it('exports a dataset and imports it elsewhere, with or without a running site', async () => {
    const folder = await temporaryFolder()
    const file = join(folder, 'dataset.tar.gz')
    const content = (dataDir: string, ...words: string[]) =>
      run(process.execPath, ['server/commands/content.ts', ...words], {
        env: testEnvironment({ DATA_DIR: join(folder, dataDir) }),
      })
    const exported = await content('one', 'export', file)
    expect(exported.stdout).toContain(`Exported to ${file}.`)
    const imported = await content('two', 'import', file)
    expect(imported.stdout).toMatch(/Imported \d\d documents\./)
    expect(imported.stderr).toBe('')
  })

  it('prints its usage', async () => {
    const wrong = run(process.execPath, ['server/commands/content.ts', 'destroy'])
    await expect(wrong).rejects.toMatchObject({ code: 2 })
  })
})
