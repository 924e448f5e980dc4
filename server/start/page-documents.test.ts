import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openContentLake } from 'content-lake'
import { expect, it, onTestFinished, vi } from 'vitest'
import { clientOf } from '#content/index.server.ts'
import type { PageHead } from '../pages/index.ts'
import { addPageDocuments } from './page-documents.ts'

const home = { path: '/', title: 'Home', description: 'The home page.', subtitle: 'Welcome.' }
const pricing = { path: '/pricing', title: 'Pricing', description: 'Our plans.' }
const partners = { path: '/about/partners', title: 'Partners', description: 'Who they are.' }

async function openLake() {
  const directory = await mkdtemp(join(tmpdir(), 'pages-'))
  const lake = await openContentLake({ directory, projectId: 'local', dataset: 'production' })
  onTestFinished(async () => {
    await lake.close()
    await rm(directory, { recursive: true })
  })
  const client = clientOf(lake)
  const log = { warn: vi.fn() }
  return {
    client,
    log,
    ids: () => client.fetch<string[]>('*[_type == "pageHead"] | order(_id) ._id'),
    add: (list: () => Promise<readonly PageHead[]>) => addPageDocuments(lake, directory, list, log),
  }
}

it('adds a document for each new page, and none for a page that had one', async () => {
  const { client, ids, add } = await openLake()
  await client.create({ _id: 'own', _type: 'pageHead', path: '/pricing' })
  await add(async () => [home, pricing])
  expect(await ids()).toEqual(['own', 'page-home'])
  expect(await client.getDocument('page-home')).toMatchObject({
    title: 'Home',
    subtitle: 'Welcome.',
  })

  await client.delete('page-home')
  await add(async () => [home, pricing, partners])
  expect(await ids()).toEqual(['own', 'page-about_partners'])
})

it('gives paths that differ only in a slash and a hyphen a document each', async () => {
  const { ids, add } = await openLake()
  await add(async () => [partners, { ...partners, path: '/about-partners' }])
  expect(await ids()).toEqual(['page-about-partners', 'page-about_partners'])
})

it('does not change the dataset if a build has no list', async () => {
  const { log, ids, add } = await openLake()
  await add(() => Promise.reject(new Error('a build with an error')))
  expect(log.warn).toHaveBeenCalledOnce()
  expect(await ids()).toEqual([])
  await add(async () => [home])
  expect(await ids()).toEqual(['page-home'])
})
