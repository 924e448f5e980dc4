import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openContentLake } from 'content-lake'
import { expect, it, onTestFinished } from 'vitest'
import { clientOf } from '#content/index.server.ts'
import { addPageDocuments } from './page-documents.ts'

const home = { path: '/', title: 'Home', description: 'The home page.', line: 'Welcome.' }
const pricing = { path: '/pricing', title: 'Pricing', description: 'Our plans.' }
const partners = { path: '/about/partners', title: 'Partners', description: 'Who they are.' }

it('adds a document for each new page, and none for a page that had one', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'pages-'))
  const lake = await openContentLake({ directory, projectId: 'local', dataset: 'production' })
  onTestFinished(async () => {
    await lake.close()
    await rm(directory, { recursive: true })
  })
  const client = clientOf(lake)
  const ids = () => client.fetch<string[]>('*[_type == "pageHead"] | order(_id) ._id')

  await client.create({ _id: 'own', _type: 'pageHead', path: '/pricing' })
  await addPageDocuments(lake, directory, [home, pricing])
  expect(await ids()).toEqual(['own', 'page-home'])
  expect(await client.getDocument('page-home')).toMatchObject(home)

  await client.delete('page-home')
  await addPageDocuments(lake, directory, [home, pricing, partners])
  expect(await ids()).toEqual(['own', 'page-about-partners'])
})
