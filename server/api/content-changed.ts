import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { Hono } from 'hono'
import type { InvalidationTags } from '#cache/index.ts'
import { tagsOfNotice } from '#content/changes/notice.ts'
import { problem } from './problem.ts'

interface Options {
  /** Without it the endpoint does not exist. */
  secret: string | undefined
  onChange(tags: InvalidationTags): void
}

/**
 * `POST /api/content-changed`, the content platform's webhook for changes of published content. The
 * signature covers the raw body. A repeated notification only causes another fetch.
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
