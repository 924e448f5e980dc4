import { decodeSignatureHeader, isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { type InvalidationTags, noStoreHeader } from '#cache/index.ts'
import { tagsOfWebhook } from '#content/index.server.ts'
import { problem } from '../http/index.ts'

interface Options {
  /** Without it the endpoint does not exist. */
  secret: string | undefined
  onChange(tags: InvalidationTags): void
}

/**
 * How far the time of a signature may be from now. Longer than the platform retries a failed
 * notification, because a retry may keep the original timestamp.
 */
const SIGNATURE_TOLERANCE_MS = 60 * 60_000
/** More notifications in two hours than editors cause. */
const MAX_SIGNATURES = 10_000

/**
 * `POST /api/content-changed`, the content platform's webhook for changes of published content. The
 * signature covers its time and the raw body. A repeated notification changes nothing, and is refused when it is
 * old.
 */
export function contentChangedEndpoint({ secret, onChange }: Options) {
  const handled = new LRUCache<string, true>({
    max: MAX_SIGNATURES,
    ttl: 2 * SIGNATURE_TOLERANCE_MS,
  })
  return new Hono().post('/content-changed', async (c) => {
    if (!secret) return problem({ status: 404, detail: 'The webhook is not set up.' })
    const body = await c.req.text()
    const signature = c.req.header(SIGNATURE_HEADER_NAME) ?? ''
    if (!(await isValidSignature(body, signature, secret))) {
      return problem({ status: 401, detail: 'The signature does not match the body.' })
    }
    if (
      Math.abs(Date.now() - decodeSignatureHeader(signature).timestamp) > SIGNATURE_TOLERANCE_MS
    ) {
      return problem({ status: 401, detail: 'The signature is too old, or a clock is wrong.' })
    }
    if (!handled.has(signature)) onChange(tagsOfWebhook(readJson(body)))
    handled.set(signature, true)
    return c.json({ ok: true }, 202, noStoreHeader)
  })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
