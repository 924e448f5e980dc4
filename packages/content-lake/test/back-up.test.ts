import { existsSync, readdirSync, symlinkSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { backUp } from '../src/index.ts'
import { openTestLake } from './open-test-lake.ts'

it('a backup during writes is a consistent snapshot, with all assets', async () => {
  const test = await openTestLake()
  const { editor } = test
  const { _id: asset } = await editor.assets.upload('file', Buffer.from('the asset'))
  // Each transaction writes two documents; a copy of one moment never has one without the other.
  let isOver = false
  let written = 0
  const writing = (async () => {
    while (!isOver) {
      const upload = await editor.assets.upload('file', Buffer.from(`file ${written}`))
      const file = { _type: 'file', asset: { _type: 'reference', _ref: upload._id } }
      const pair = ['a', 'b'].map((half) => ({
        create: { _id: `${half}${written}`, _type: 'half', number: written, file },
      }))
      await editor.mutate(pair)
      written += 1
      if (written % 5 === 0) await editor.delete(`a${written - 5}`).catch(() => undefined)
    }
  })()
  await expect.poll(() => written).toBeGreaterThan(20)
  const target = await mkdtemp(join(tmpdir(), 'lake-backup-'))
  const { documents, assets, missing } = await backUp(test.directory, target)
  const writtenBy = written
  await expect.poll(() => written).toBeGreaterThan(writtenBy + 5)
  isOver = true
  await writing
  await test.remove()
  expect(documents).toBeGreaterThan(20)
  expect(assets).toBeGreaterThan(20)
  expect(missing).toEqual([])
  expect((await stat(join(target, 'lake.db'))).mode & 0o077).toBe(0)
  await expect(readFile(join(target, 'token'))).rejects.toThrow()

  const copy = await openTestLake({ directory: target })
  const halves: { number: number; url: string | null }[] = await copy.visitor.fetch(
    '*[_type == "half" && _id in path("b*")]{number, "url": file.asset->url}',
  )
  const firsts: number[] = await copy.visitor.fetch(
    '*[_type == "half" && _id in path("a*")].number',
  )
  for (const number of firsts) expect(halves.map((half) => half.number)).toContain(number)
  for (const { number, url } of halves.slice(-3)) {
    expect(await (await fetch(url ?? '')).text()).toBe(`file ${number}`)
  }
  expect(await copy.visitor.getDocument(asset)).toBeDefined()
  await copy.lake.close()
  await rm(target, { recursive: true })
})

it('a backup writes no asset through a link that is put into its folder meanwhile', async () => {
  const test = await openTestLake()
  for (const text of ['one', 'two']) await test.editor.assets.upload('file', Buffer.from(text))
  const target = await mkdtemp(join(tmpdir(), 'lake-backup-'))
  const victim = join(target, 'victim')
  const assets = join(target, 'assets')
  const backingUp = backUp(test.directory, target, () => {
    const copied = readdirSync(assets)
    for (const name of readdirSync(join(test.directory, 'assets')))
      if (!copied.includes(name)) symlinkSync(victim, join(assets, name))
  })
  await expect(backingUp).rejects.toThrow('EEXIST')
  expect(existsSync(victim)).toBe(false)
  await test.remove()
  await rm(target, { recursive: true })
})
