import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { openContentLake } from '../src/index.ts'
import { openTestLake } from './open-test-lake.ts'

describe('a restart', () => {
  it('keeps documents, history, assets and the token', async () => {
    const first = await openTestLake()
    expect(first.lake.isEmpty).toBe(true)
    await first.editor.create({ _id: 'a', _type: 'note', title: 'one' })
    const changed = await first.editor.patch('a').set({ title: 'two' }).commit()
    const { _id } = await first.editor.assets.upload('file', Buffer.from('x'))
    const second = await first.reopen()
    expect(second.lake.isEmpty).toBe(false)
    expect(second.lake.token).toBe(first.lake.token)
    expect(await second.visitor.getDocument('a')).toEqual(changed)
    const asset = await second.visitor.getDocument(_id)
    expect(asset?.url).toBe(`${second.lake.url}/${asset?.path}`)
    expect(await (await fetch(asset?.url)).text()).toBe('x')
    const lines = await (
      await second.call('/v2025-05-21/data/history/production/transactions/a', {
        headers: { authorization: `Bearer ${second.lake.token}` },
      })
    ).text()
    expect(
      lines
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).documentIDs),
    ).toEqual([['a'], ['a']])
    const url = `/data/history/production/documents/a?time=${changed._createdAt}`
    const past = await second.editor.request({ url })
    expect(past.documents[0]).toMatchObject({ title: 'one' })
    await second.remove()
  })

  it('removes the file of an upload without a document after a crash', async () => {
    const crashed = await mkdtemp(join(tmpdir(), 'content-lake-'))
    const first = await openTestLake({
      beforeCommit(_before, after) {
        if (after?.label === 'crash') cpSync(first.directory, crashed, { recursive: true })
        return undefined
      },
    })
    const { _id } = await first.editor.assets.upload('file', Buffer.from('kept'))
    await first.editor.assets.upload('file', Buffer.from('lost'), { label: 'crash' })
    const second = await openTestLake({ directory: crashed })
    expect(await second.editor.fetch('*[_type == "sanity.fileAsset"]._id')).toEqual([_id])
    const [hash] = /[\da-f]{40}/.exec(_id) ?? []
    expect(await readdir(join(crashed, 'assets'))).toEqual([`${hash}.bin`])
    await Promise.all([first.remove(), second.remove()])
  })
})

describe('a content directory', () => {
  it('locked by another program can be read, and a write fails with the reason', async () => {
    const test = await openTestLake()
    await test.editor.create({ _id: 'a', _type: 'note' })
    const other = new Database(join(test.directory, 'lake.db'))
    other.exec('BEGIN IMMEDIATE')
    const write = test.editor.create({ _id: 'b', _type: 'note' })
    await expect(write).rejects.toMatchObject({
      statusCode: 503,
      message: expect.stringContaining('locked'),
    })
    expect(await test.visitor.fetch('count(*)')).toBe(1)
    other.close()
    await test.editor.create({ _id: 'b', _type: 'note' })
    expect(await test.visitor.fetch('count(*)')).toBe(2)
    await test.remove()
  })

  it('can be open in one process at a time', async () => {
    const test = await openTestLake()
    const again = openContentLake({
      directory: test.directory,
      projectId: 'local',
      dataset: 'production',
    })
    await expect(again).rejects.toThrow('in use by another process')
    await test.remove()
  })

  it('has a token that only its owner can read, and is not opened with an invalid one', async () => {
    const test = await openTestLake()
    const file = join(test.directory, 'token')
    expect(test.lake.token).toMatch(/^[\w-]{43}$/)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await test.lake.close()
    await writeFile(file, 'short')
    await expect(openTestLake({ directory: test.directory })).rejects.toThrow(
      'does not contain a token',
    )
    await rm(file)
    // A start was killed while it wrote the token.
    await writeFile(`${file}.new`, 'short')
    const renewed = await openTestLake({ directory: test.directory })
    expect(renewed.lake.token).not.toBe(test.lake.token)
    await renewed.remove()
  })
})

/** Writes documents one after the other and prints the number of each that was acknowledged. */
const writer = (directory: string) => `
  const { openContentLake } = await import(${JSON.stringify(new URL('../src/index.ts', import.meta.url))})
  const { createClient } = await import('@sanity/client')
  const lake = await openContentLake({
    directory: ${JSON.stringify(directory)}, projectId: 'local', dataset: 'production' })
  const client = createClient({
    projectId: 'local', dataset: 'production', apiVersion: '2025-05-21', apiHost: lake.url,
    useProjectHostname: false, useCdn: false, token: lake.token })
  for (let n = 0; ; n += 1) {
    await client.create({ _id: 'n' + n, _type: 'note' })
    console.log(n)
  }`

describe('a write that was acknowledged', () => {
  it('survives the kill of the process', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'content-lake-'))
    const child = spawn(
      process.execPath,
      ['--input-type=module', '--disable-warning=ExperimentalWarning', '-e', writer(directory)],
      { stdio: ['ignore', 'pipe', 'inherit'], cwd: import.meta.dirname },
    )
    let acknowledged = -1
    for await (const line of createInterface(child.stdout)) {
      acknowledged = Number(line)
      if (acknowledged === 40) child.kill('SIGKILL')
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    expect(acknowledged).toBeGreaterThanOrEqual(40)
    const test = await openTestLake({ directory })
    const count = await test.visitor.fetch('count(*[_type == "note"])')
    expect(count).toBeGreaterThan(acknowledged)
    await test.lake.close()
    await rm(directory, { recursive: true })
  })
})
