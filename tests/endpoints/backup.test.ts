import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { testimonials } from '#copy/claims/claims.ts'
import { contentWriter } from '../fixtures/content-writer.ts'
import { leadsOf } from '../fixtures/received-leads.ts'
import { runCommand } from '../fixtures/run-command.ts'
import { startSite } from '../fixtures/running-site.ts'
import { post } from '../fixtures/site-paths.ts'
import { postJson, request } from './http.ts'
import { temporaryFolder } from './temporary-folder.ts'

const quiet = { LOG_LEVEL: 'silent' }
const fields = { linkedin: 'https://www.linkedin.com/in/ada' }

/** Each test starts several processes, one after the other. */
const slow = { timeout: 180_000 }

describe('npm run backup, npm run restore', slow, () => {
  it('copy a site during writes to an empty folder, from which it can be served', async () => {
    const site = await startSite(quiet, { ownContent: true })
    const editor = await contentWriter(site.dataDir)
    const send = (number: number) =>
      postJson(
        '/api/waitlistapi',
        { ...fields, email: `visitor${number}@example.org` },
        { site: site.url },
      )
    expect((await send(0)).status).toBe(202)
    await editor.patch(post.id).set({ title: 'As it was backed up' }).commit()
    await editor.delete('testimonial-2')
    let isOver = false
    let sent = 0
    const writing = (async () => {
      while (!isOver) {
        sent += 1
        await send(sent)
        await editor.createOrReplace({ _id: `note-${sent}`, _type: 'note' })
      }
    })()
    const folder = join(await temporaryFolder(), 'monday')
    const made = await runCommand('backup', [folder], { DATA_DIR: site.dataDir })
    isOver = true
    await writing
    expect(made).toMatchObject({ code: 0, stderr: '' })
    expect((await stat(join(folder, 'leads.db'))).mode & 0o077).toBe(0)
    expect(await readdir(join(folder, 'content'))).not.toContain('token')
    const again = await runCommand('backup', [folder], { DATA_DIR: site.dataDir })
    expect(again.code).toBe(1)

    const running = await runCommand('restore', [folder, '--force'], { DATA_DIR: site.dataDir })
    expect(running.code).toBe(1)
    expect(running.stderr).toContain(site.dataDir)
    await site.stop()

    const DATA_DIR = join(await temporaryFolder(), 'data')
    expect(await runCommand('restore', [folder], { DATA_DIR })).toMatchObject({ code: 0 })
    const restored = await startSite({ ...quiet, DATA_DIR })
    onTestFinished(async () => void (await restored.stop()))
    const page = await request(post.path, { site: restored.url })
    expect(page.text).toContain('As it was backed up')
    const image = /src="(\/images\/[^"?]+|http[^"]+\/images\/[^"?]+)/.exec(page.text)?.[1] ?? ''
    const { pathname } = new URL(image, restored.url)
    expect((await request(pathname, { site: restored.url })).status).toBe(200)
    const home = await request('/', { site: restored.url })
    expect(home.text).toContain(testimonials[0]?.quote)
    expect(home.text).not.toContain(testimonials[1]?.quote)
    const emails = (await leadsOf(DATA_DIR)).map((lead) => lead.fields.email)
    expect(emails).toContain('visitor0@example.org')
  })

  it('replace data only with --force, and keep the replaced files', async () => {
    const DATA_DIR = await temporaryFolder()
    const first = await startSite({ ...quiet, DATA_DIR })
    await postJson('/api/waitlistapi', { ...fields, email: 'a@example.org' }, { site: first.url })
    await first.stop()
    const folder = join(await temporaryFolder(), 'backup')
    expect((await runCommand('backup', [folder], { DATA_DIR })).code).toBe(0)

    expect((await runCommand('restore', [folder], { DATA_DIR })).code).toBe(1)
    expect(await leadsOf(DATA_DIR)).toHaveLength(1)
    expect((await runCommand('restore', [folder, '--force'], { DATA_DIR })).code).toBe(0)
    expect(await leadsOf(DATA_DIR)).toHaveLength(1)
    const aside = (await readdir(DATA_DIR)).find((name) => name.startsWith('before-restore-'))
    expect(await readdir(join(DATA_DIR, aside ?? ''))).toContain('leads.db')
  })

  it('reject an incomplete backup, and name the tools for PostgreSQL', async () => {
    const folder = await temporaryFolder()
    const DATA_DIR = await temporaryFolder()
    expect((await runCommand('restore', [folder], { DATA_DIR })).code).toBe(1)
    const manifest = { version: 1, at: new Date().toISOString(), leads: { leads: 1 } }
    await writeFile(join(folder, 'backup.json'), JSON.stringify(manifest))
    await writeFile(join(folder, 'leads.db'), 'half a file')
    const damaged = await runCommand('restore', [folder], { DATA_DIR })
    expect(damaged).toMatchObject({ code: 1 })
    expect(damaged.stderr).toContain('leads.db')
    expect(await readdir(DATA_DIR)).toEqual([])

    await rm(folder, { recursive: true })
    const outside = await runCommand('backup', [folder], {
      DATA_DIR,
      DATABASE_URL: 'postgres://site@127.0.0.1:1/site',
    })
    expect(outside.stdout).toContain('pg_dump')
  })

  it('notice damage: the site while it runs, and backups in its metrics', async () => {
    const DATA_DIR = await temporaryFolder()
    const first = await startSite({ ...quiet, DATA_DIR })
    const sent = { ...fields, email: 'a@example.org' }
    expect((await postJson('/api/waitlistapi', sent, { site: first.url })).status).toBe(202)
    await first.stop()
    const complete = join(await temporaryFolder(), 'complete')
    expect((await runCommand('backup', [complete], { DATA_DIR })).code).toBe(0)
    const file = join(DATA_DIR, 'leads.db')
    const bytes = await readFile(file)
    // The last page belongs to an index or a table, and the first ones have the schema.
    await writeFile(file, bytes.fill(255, bytes.length - 4096))

    const site = await startSite({ ...quiet, DATA_DIR })
    onTestFinished(async () => void (await site.stop()))
    const ready = async () => JSON.parse((await request('/readyz', { site: site.url })).text)
    await expect.poll(ready).toMatchObject({ ok: true, intact: false })
    const damaged = await runCommand('backup', [join(DATA_DIR, 'damaged')], { DATA_DIR })
    expect(damaged).toMatchObject({ code: 1, stderr: expect.stringContaining('leads.db') })
    const metrics = (await request('/metrics', { site: site.url })).text
    expect(metrics).toContain('site_database_damaged{database="leads"} 1')
    expect(metrics).toContain('site_database_damaged{database="content"} 0')
    expect(metrics).toContain('site_backup_failed 1')
    expect((await runCommand('doctor', [], { DATA_DIR })).stdout).toContain(`${file}: is damaged`)
  })
})
