import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { message, sender, temporaryFolder, testLeads } from './test-leads.ts'

const execute = promisify(execFile)

/** The command line as a process of its own, on the settings of a site. */
async function leadsCommand(dataDir: string, ...args: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
  const run = execute(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...args], { env })
  return run.catch((error: { code: number; stdout: string; stderr: string }) => error)
}

describe('npm run leads', () => {
  it('opens an empty database, also several times at once', async () => {
    const dataDir = await temporaryFolder()
    const runs = await Promise.all([leadsCommand(dataDir), leadsCommand(dataDir)])
    for (const { stdout, stderr } of runs) {
      expect(stderr).toBe('')
      expect(stdout).toContain('Nothing received yet.')
    }
  })

  it('lists and deletes beside a running site', async () => {
    const dataDir = await temporaryFolder()
    const leads = await testLeads({ dataDir })
    const receipt = await leads.submit('contact', message, sender)
    const id = receipt.state === 'accepted' ? receipt.id : ''

    const list = await leadsCommand(dataDir, 'list')
    expect(list.stdout).toMatch(new RegExp(`${id}.*contact.*new.*ada@example\\.org.*waiting`))
    expect(list.stdout).toContain('SMTP_URL is not set')
    expect((await leadsCommand(dataDir, 'delete', id)).stdout).toContain(id)
    expect(await leads.inbox.count()).toBe(0)
  })

  it('says how it is used when it does not understand', async () => {
    expect(await leadsCommand(await temporaryFolder(), 'frobnicate')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Usage'),
    })
  })
})
