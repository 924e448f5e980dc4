import { execFile } from 'node:child_process'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import readExcelFile from 'read-excel-file/node'
import { describe, expect, it, vi } from 'vitest'
import { testEnvironment } from '../../tests/fixtures/environment.ts'
import { idOf, sender, temporaryFolder, testLeads } from '../test/leads.ts'
import { message, request } from '../test/messages.ts'
import { runLeadsCommand } from './run.ts'

const execute = promisify(execFile)

const entry = join(import.meta.dirname, '..', '..', 'server', 'commands', 'leads.ts')

/** Runs the command in its own process with the given settings. */
async function leadsCommand(dataDir: string, ...args: string[]) {
  const env = testEnvironment({ DATA_DIR: dataDir })
  const run = execute(process.execPath, [entry, ...args], { env })
  return run.catch((error: { code: number; stdout: string; stderr: string }) => error)
}

/** Runs a command in this process, which is faster, on its own database. */
async function runHere(dataDir: string, ...args: string[]) {
  const stdout = vi.spyOn(console, 'log').mockReturnValue()
  const stderr = vi.spyOn(console, 'error').mockReturnValue()
  const open = async () => ({ leads: await testLeads({ dataDir }), hasMail: false })
  const code = await runLeadsCommand(args, { open, dataDir: () => dataDir, progress() {} })
  return { code, stdout: stdout.mock.calls.join('\n'), stderr: stderr.mock.calls.join('\n') }
}

describe('npm run leads', () => {
  it('creates no database, and names the folder that has none', async () => {
    const dataDir = await temporaryFolder()
    const list = await leadsCommand(dataDir)
    expect(list).toMatchObject({ stderr: '', stdout: expect.stringContaining(dataDir) })
    expect(await leadsCommand(dataDir, 'erase', message.email)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining(dataDir),
    })
    expect(await readdir(dataDir)).toEqual([])
  })

  it('can open an empty database several times at once', async () => {
    const dataDir = await temporaryFolder()
    await writeFile(join(dataDir, 'leads.db'), '')
    const runs = await Promise.all([leadsCommand(dataDir), leadsCommand(dataDir)])
    for (const { stdout, stderr } of runs) {
      expect(stderr).toBe('')
      expect(stdout).toContain('No leads yet.')
    }
  })

  it('lists and deletes while a site has the database open', async () => {
    const dataDir = await temporaryFolder()
    const leads = await testLeads({ dataDir })
    const id = idOf(await leads.submit('contact', message, sender))

    const list = await leadsCommand(dataDir, 'list')
    expect(list.stdout).toMatch(new RegExp(`${id}.*contact.*new.*ada@example\\.org.*waiting`))
    expect(list.stdout).toContain('when the site runs with SMTP_URL')
    expect((await leadsCommand(dataDir, 'delete', id)).stdout).toContain(id)
    expect(await leads.inbox.count()).toBe(0)
  })

  it('filters, exports and erases, and sets note and status', async () => {
    const dataDir = await temporaryFolder()
    const leads = await testLeads({ dataDir })
    const id = idOf(await leads.submit('contact', { ...message, website: 'x' }, sender))
    await leads.submit('waitlist', request, sender)

    const spam = await runHere(dataDir, 'list', '--status', 'spam', '--text', 'MONOREPO')
    expect(spam.stdout).toContain('1 in all.')
    expect(spam.stdout).not.toContain('SMTP_URL')
    await runHere(dataDir, 'note', id, 'call', 'back')
    expect((await runHere(dataDir, 'status', id, 'new')).stdout).toContain('new')
    const json = await leadsCommand(dataDir, 'export', '--json', '--kind', 'contact')
    expect(JSON.parse(json.stdout)).toMatchObject([
      { id, status: 'new', note: 'call back', deliveries: [{ state: 'pending' }, {}] },
    ])
    const csv = await leadsCommand(dataDir, 'export', '--kind', 'contact')
    expect(csv.stdout).toMatch(/^"id","received".*\r\n"/)
    expect(csv.stdout).toContain(id)
    const file = join(dataDir, 'leads.xlsx')
    expect(await runHere(dataDir, 'export', '--xlsx', file)).toMatchObject({ code: 0 })
    const [sheet] = await readExcelFile(file)
    expect(sheet?.data.map(([cell]) => cell)).toContain(id)
    expect(sheet?.data).toHaveLength(3)
    expect(await runHere(dataDir, 'export', '--xlsx', join(file, 'x'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(file),
    })
    expect((await runHere(dataDir, 'erase', message.email)).stdout).toContain('Erased: 2.')
    expect(await leads.inbox.count()).toBe(0)
  })

  it.each([['--help'], ['-h'], ['help']])('prints its usage for %s', async (word) => {
    const dataDir = await temporaryFolder()
    const help = await runHere(dataDir, word)
    expect(help).toEqual({ code: 0, stdout: expect.stringMatching(/^Usage/), stderr: '' })
    expect(await readdir(dataDir)).toEqual([])
  })

  it('prints its usage for an unknown command', async () => {
    expect(await runHere(await temporaryFolder(), 'frobnicate')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Usage'),
    })
  })

  it('fails to retry the deliveries of an unknown lead', async () => {
    expect(await runHere(await temporaryFolder(), 'retry', 'nope')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('nope'),
    })
  })
})
