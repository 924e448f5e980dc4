import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openContentLake } from 'content-lake'
import { expect, it, onTestFinished, vi } from 'vitest'
import { clientOf } from '#content/index.server.ts'
import { updateStoredDocuments } from './stored-documents.ts'

async function openLake() {
  const directory = await mkdtemp(join(tmpdir(), 'stored-'))
  const lake = await openContentLake({ directory, projectId: 'local', dataset: 'production' })
  onTestFinished(async () => {
    await lake.close()
    await rm(directory, { recursive: true })
  })
  const log = { warn: vi.fn() }
  return { client: clientOf(lake), log, update: () => updateStoredDocuments(lake, log) }
}

it('renames the field of subtitles, drafts included', async () => {
  const { client, update } = await openLake()
  const old = { _type: 'pageHead', path: '/pricing', title: 'Pricing' }
  await client.create({ ...old, _id: 'page-pricing', line: 'Three plans.', subtitle: 'Before.' })
  await client.create({ ...old, _id: 'drafts.page-pricing', line: 'Four plans.' })
  await update()
  const documents = await client.getDocuments(['page-pricing', 'drafts.page-pricing'])
  expect(documents).toMatchObject([{ subtitle: 'Three plans.' }, { subtitle: 'Four plans.' }])
  for (const document of documents) expect(document).not.toHaveProperty('line')
})

it('makes rich text of the plain text of jobs, once', async () => {
  const { client, log, update } = await openLake()
  const block = {
    _type: 'block',
    _key: 'a',
    children: [{ _type: 'span', _key: 'b', text: 'New.' }],
  }
  await client.create({ _id: 'old', _type: 'job', description: 'One.\n\nTwo.' })
  await client.create({ _id: 'new', _type: 'job', description: [block] })
  await client.create({ _id: 'empty', _type: 'job', description: [] })
  await client.create({ _id: 'without', _type: 'job' })
  await update()
  const read = () =>
    client.fetch(
      '*[_type == "job"] | order(_id) {_id, _rev, "texts": description[].children[].text}',
    )
  const updated = await read()
  expect(updated).toMatchObject([
    { _id: 'empty', texts: [] },
    { _id: 'new', texts: ['New.'] },
    { _id: 'old', texts: ['One.', 'Two.'] },
    { _id: 'without', texts: null },
  ])
  await update()
  expect(await read()).toEqual(updated)
  expect(log.warn).not.toHaveBeenCalled()
})
