import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openContentLake } from 'content-lake'
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { clientOf, exportToFile, importDataset } from './dataset.ts'

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dataset-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function emptyPlatform() {
  const directory = await temporaryFolder()
  const lake = await openContentLake({ directory, projectId: 'local', dataset: 'production' })
  onTestFinished(() => lake.close())
  return { lake, client: clientOf(lake) }
}

const weak = (_ref: string) => ({ _type: 'reference', _ref, _weak: true })
const everything = '*[!(_type match "sanity.*")] | order(_id) {_id, title, "to": links[]._ref}'

it('exports and imports documents whatever their references lead to, and lists what is missing', async () => {
  const one = await emptyPlatform()
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
  const { _id: picture } = await one.client.assets.upload('image', png)
  const [ids, gone] = [
    ['a', 'b', 'drafts.c'],
    ['x', 'drafts.y', 'image-12-8x8-png'],
  ]
  const targets = [...ids, 'c', ...gone, picture, `image-${'0'.repeat(40)}-8x8-png`]
  const links = fc.array(fc.constantFrom(...targets), { maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(links, links, links, async (first, second, third) => {
      for (const [index, linked] of [first, second, third].entries()) {
        const _id = ids[index] ?? ''
        // Of a picture, as the exporter knows it, and of documents.
        const isPicture = (id: string) => /^image-\w{40}/.test(id)
        await one.client.createOrReplace({
          _id,
          _type: 'note',
          // Line separators that end no line of an export.
          title: `Note ${_id}\u2028\u2029\u0085`,
          pictures: linked
            .filter(isPicture)
            .map((id, n) => ({ _key: `p${n}`, _type: 'image', asset: weak(id) })),
          links: linked
            .filter((id) => !isPicture(id))
            .map((id, n) => ({ _key: `l${n}`, ...weak(id) })),
        })
      }
      const file = join(await temporaryFolder(), 'dataset.tar.gz')
      const wanted = [first, second, third].flatMap((linked, index) =>
        linked
          .filter((id) => gone.includes(id) || id.includes('000'))
          .map((id) => `${ids[index]} refers to ${id}, which does not exist`),
      )
      const exported = await exportToFile(one.lake, file)
      expect(exported.toSorted()).toEqual([...new Set(wanted)].toSorted())
      const other = await emptyPlatform()
      const { documents, missing } = await importDataset(other.lake, file)
      expect(documents).toBe(3)
      const hasMissingPicture = wanted.some((line) => line.includes('000'))
      expect(missing.some((line) => line.includes('000'))).toBe(hasMissingPicture)
      const raw = { perspective: 'raw' } as const
      expect(await other.client.fetch(everything, {}, raw)).toEqual(
        await one.client.fetch(everything, {}, raw),
      )
    }),
    { numRuns: 5 },
  )
})

it('imports documents with strong references to missing documents, and reports them', async () => {
  const { lake, client } = await emptyPlatform()
  const file = join(await temporaryFolder(), 'data.ndjson')
  const notes = [
    { _id: 'a', _type: 'note', link: { _type: 'reference', _ref: 'gone' } },
    { _id: 'b', _type: 'note', link: { _type: 'reference', _ref: 'a' } },
  ]
  await writeFile(file, notes.map((note) => JSON.stringify(note)).join('\n'))
  expect(await importDataset(lake, file)).toEqual({
    missing: ['a refers to gone, which does not exist'],
    hidden: [],
  })
  expect(await client.fetch('count(*[_type == "note"])')).toBe(2)
})

it('imports a file with the byte order mark and line endings of Windows', async () => {
  const { lake } = await emptyPlatform()
  const file = join(await temporaryFolder(), 'data.ndjson')
  const notes = ['a', 'b'].map((_id) => JSON.stringify({ _id, _type: 'note' }))
  await writeFile(file, `\uFEFF${notes.join('\r\n')}\r\n`)
  expect(await importDataset(lake, file)).toMatchObject({ documents: 2 })
})

it('names the posts whose dates the site cannot read, and a file that is not there', async () => {
  const { lake } = await emptyPlatform()
  const file = join(await temporaryFolder(), 'data.ndjson')
  const dates = ['2026-07-01', '01.07.2026', 1_782_900_000, '2026-07-01T10:00:00+02:00', undefined]
  const posts = dates.map((date, n) => ({ _id: `p${n}`, _type: 'blog', date }))
  await writeFile(file, posts.map((post) => JSON.stringify(post)).join('\n'))
  expect(await importDataset(lake, file)).toMatchObject({
    hidden: ['p1 has the date "01.07.2026"', 'p2 has the date 1782900000', 'p4 has the date null'],
  })
  await expect(importDataset(lake, `${file}.gz`)).rejects.toThrow(`${file}.gz`)
})

const notDocument = fc.constantFrom(
  'null',
  ' null ',
  '5',
  '"text"',
  'true',
  '[]',
  '{}',
  '{"_id": "a"}',
)

it('names a line that is not a document, and imports nothing', async () => {
  const { lake, client } = await emptyPlatform()
  const file = join(await temporaryFolder(), 'data.ndjson')
  await fc.assert(
    fc.asyncProperty(fc.nat(3), notDocument, async (before, line) => {
      const notes = Array.from({ length: before }, (_, n) => `{"_id": "n${n}", "_type": "note"}`)
      await writeFile(file, [...notes, line].join('\n'))
      const refused = importDataset(lake, file)
      await expect(refused).rejects.toThrow(`line #${before + 1}`)
      await expect(refused).rejects.toThrow(/_type/)
      await expect(refused).rejects.not.toThrow(/Cannot read/)
      expect(await client.fetch('count(*[_type == "note"])')).toBe(0)
    }),
    { numRuns: 20 },
  )
})
