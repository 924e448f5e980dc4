import { request as httpRequest } from 'node:http'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { expect, inject, onTestFinished } from 'vitest'
import { contentWriter } from '../fixtures/content-writer.ts'
import { type HttpResponse, request } from './http.ts'

export const studio = 'http://localhost:3333'
export const ownFrames = 'http://localhost:3333 http://127.0.0.1:3333'

/** Requests a preview as Sanity Studio does: with a secret that it writes into the dataset. */
export async function requestPreview(path: string, studioUrl = studio, dest = 'document') {
  const { secret } = await createPreviewSecret(
    await contentWriter(inject('dataDir')),
    'a test',
    `${studioUrl}/desk`,
  )
  const query = new URLSearchParams({
    'sanity-preview-secret': secret,
    'sanity-preview-pathname': path,
    'sanity-preview-perspective': 'drafts',
  })
  const response = await request(`/preview?${query}`, { headers: { 'sec-fetch-dest': dest } })
  return { secret, response, location: String(response.headers.location) }
}

export async function draftOf(id: string, changes: object) {
  const lake = await contentWriter(inject('dataDir'))
  const document = await lake.getDocument(id)
  await lake.createOrReplace({ ...document, _type: 'blog', ...changes, _id: `drafts.${id}` })
  return { lake, drop: () => lake.delete(`drafts.${id}`) }
}

export function expectPrivate({ headers }: HttpResponse) {
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['x-robots-tag']).toBe('noindex')
}

/** Reads an event stream and counts its `changed` events. */
export function follow(path: string) {
  let seen = ''
  const { hostname, port } = new URL(inject('siteUrl'))
  const responded = Promise.withResolvers<number | undefined>()
  const sent = httpRequest({ hostname, port, path, agent: false }, (response) => {
    responded.resolve(response.statusCode)
    response.on('data', (chunk) => {
      seen += chunk
    })
  })
  sent.on('error', () => responded.resolve(undefined))
  sent.end()
  onTestFinished(() => void sent.destroy())
  return {
    changes: () => seen.split('event: changed').length - 1,
    close: () => sent.destroy(),
    status: responded.promise,
  }
}
