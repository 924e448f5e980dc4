import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestLake, type TestLake } from './open-test-lake.ts'

let folder: string
let source: TestLake

const documents = [
  { _id: 'ada', _type: 'author', name: 'Ada' },
  {
    _id: 'post',
    _type: 'blog',
    _createdAt: '2026-01-02T03:04:05Z',
    title: 'With pictures',
    author: { _type: 'reference', _ref: 'ada' },
    image: { _type: 'image', alt: 'A square', _sanityAsset: 'image@file://./images/square.png' },
    content: [
      { _type: 'block', children: [{ _type: 'span', text: 'Hello', marks: [] }] },
      { _type: 'image', _sanityAsset: 'image@file://./images/square.png', caption: 'Again' },
    ],
    paper: { _type: 'file', _sanityAsset: 'file@file://./files/paper.txt' },
  },
  { _id: 'drafts.next', _type: 'blog', title: 'Next' },
]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-seed-'))
  await mkdir(join(folder, 'seed', 'images'), { recursive: true })
  await mkdir(join(folder, 'seed', 'files'))
  const square = { width: 12, height: 12, channels: 3 as const, background: '#369' }
  await sharp({ create: square })
    .png()
    .toFile(join(folder, 'seed', 'images', 'square.png'))
  await writeFile(join(folder, 'seed', 'files', 'paper.txt'), 'paper')
  const lines = documents.map((document) => JSON.stringify(document)).join('\n')
  await writeFile(join(folder, 'seed', 'data.ndjson'), lines)
  source = await openTestLake()
})
afterAll(async () => {
  await source.remove()
  await rm(folder, { recursive: true })
})

const everything = `*[!(_type match "sanity.*")]{
  _id, _type, _createdAt, title, name, "by": author->name,
  "image": image{alt, "sha1": asset->sha1hash}, "inline": content[1]{caption, "sha1": asset->sha1hash},
  "paper": paper.asset->size
}`
const contentOf = ({ editor }: TestLake) => editor.fetch(everything, {}, { perspective: 'raw' })

it('the official importer fills a platform from a folder', async () => {
  const steps = new Set<string>()
  const result = await sanityImport(join(folder, 'seed'), {
    client: source.editor,
    operation: 'createOrReplace',
    onProgress: ({ step }) => steps.add(step),
  })
  expect(result).toEqual({ numDocs: 3, warnings: [] })
  expect(steps).toContain('Importing assets (files/images)')
  const post = await source.visitor.getDocument('post')
  expect(post).toMatchObject({
    _createdAt: '2026-01-02T03:04:05Z',
    author: { _type: 'reference', _ref: 'ada' },
    image: { alt: 'A square', asset: { _ref: expect.stringMatching(/^image-\w{40}-12x12-png$/) } },
  })
  expect(post?.author).not.toHaveProperty('_weak')
  expect(post?.content[0]._key).toEqual(expect.any(String))
})

it('has the same result when it imports twice', async () => {
  const before = await contentOf(source)
  await sanityImport(join(folder, 'seed'), { client: source.editor, operation: 'createOrReplace' })
  expect(await contentOf(source)).toEqual(before)
  expect(await source.editor.fetch('count(*[_type == "sanity.imageAsset"])')).toBe(1)
})

it('the official exporter and importer copy everything to another platform', async () => {
  const outputPath = join(folder, 'export.tar.gz')
  const exported = await exportDataset({
    client: source.editor,
    dataset: 'production',
    outputPath,
  })
  expect(exported).toMatchObject({ documentCount: 3, assetCount: 2 })
  const target = await openTestLake()
  await sanityImport(createReadStream(outputPath), { client: target.editor })
  expect(await contentOf(target)).toEqual(await contentOf(source))
  const asset = await target.editor.fetch(
    '*[_type == "sanity.fileAsset"][0]{originalFilename, url}',
  )
  expect(await (await fetch(asset.url)).text()).toBe('paper')
  await target.remove()
})

it('exports by type, in ID order, and in cursor mode', async () => {
  const headers = { authorization: `Bearer ${source.lake.token}` }
  const lines = async (query: string) => {
    const path = `/v2025-05-21/data/export/production?${query}`
    const text = await (await source.call(path, { headers })).text()
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)._id)
  }
  expect(await lines('types=author,blog')).toEqual(['ada', 'drafts.next', 'post'])
  const outputPath = join(folder, 'cursor.tar.gz')
  const options = { client: source.editor, dataset: 'production', outputPath }
  expect((await exportDataset({ ...options, mode: 'cursor' })).documentCount).toBe(3)
})
