import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { changeOfNotice } from '#content/changes/notice.ts'
import type { ContentChange } from '#content/copies/dependencies.ts'
import { problem } from './problem.ts'

interface Options {
  /** Without it the endpoint does not exist (contract: `SANITY_WEBHOOK_SECRET`). */
  secret: string | undefined
  onChange(change: ContentChange): void
}

const largestBody = 256 * 1024

/**
 * `POST /api/content-changed`, the content platform's webhook: says that published content changed.
 * The signature is over the body as it came. A repeated notice costs a look at the content, no more.
 */
export function contentChangedEndpoint({ secret, onChange }: Options) {
  const limit = bodyLimit({
    maxSize: largestBody,
    onError: () =>
      problem({ status: 413, detail: 'Send the changed document’s `_id` and `_type`.' }),
  })
  return new Hono().all('/content-changed', limit, async (c) => {
    if (!secret) return problem({ status: 404, detail: 'No webhook is set up here.' })
    if (c.req.method !== 'POST') {
      return problem({ status: 405, detail: 'Use POST.', headers: { allow: 'POST' } })
    }
    const body = await c.req.text()
    const signature = c.req.header(SIGNATURE_HEADER_NAME) ?? ''
    if (!(await isValidSignature(body, signature, secret))) {
      return problem({ status: 401, detail: 'The signature does not match the body.' })
    }
    onChange(changeOfNotice(readJson(body)))
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
