import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { Hono } from 'hono'
import type { InvalidationTags } from '#content/cache/tags.ts'
import { tagsOfNotice } from '#content/changes/notice.ts'
import { problem } from './problem.ts'

interface Options {
  /** Without it the endpoint does not exist. */
  secret: string | undefined
  onChange(change: InvalidationTags): void
}

/**
 * `POST /api/content-changed`, the content platform's webhook: says that published content changed.
 * The signature is over the body as it came. A repeated notice costs a look at the content, no more.
 */
export function contentChangedEndpoint({ secret, onChange }: Options) {
  return new Hono().post('/content-changed', async (c) => {
    if (!secret) return problem({ status: 404, detail: 'No webhook is set up here.' })
    const body = await c.req.text()
    const signature = c.req.header(SIGNATURE_HEADER_NAME) ?? ''
    if (!(await isValidSignature(body, signature, secret))) {
      return problem({ status: 401, detail: 'The signature does not match the body.' })
    }
    onChange(tagsOfNotice(readJson(body)))
    return c.json({ ok: true }, 202, { 'cache-control': 'no-store' })
  })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
