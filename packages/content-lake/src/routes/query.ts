import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { unauthorized } from '../errors.ts'
import type { Env } from '../http/env.ts'
import { groqParameters, limitJson, readJson, readSearch } from '../http/input.ts'
import { parsePerspective } from '../query/perspective.ts'
import type { JsonObject } from '../store/document.ts'

const queryText = z.string('is missing').min(1, 'is empty')
const querySearch = z.object({ query: queryText })
const queryBody = z.object({
  query: queryText,
  params: z.record(z.string(), z.unknown()).nullish(),
})

/**
 * GROQ queries, public. The public gets published documents, and 401 for any other perspective.
 */
export const queryRoutes = new Hono<Env>()
  .get('/data/query/:dataset', (c) =>
    respondToQuery(c, readSearch(c, querySearch).query, groqParameters(c.req.query())),
  )
  .post('/data/query/:dataset', limitJson, async (c) => {
    const { query, params } = await readJson(c, queryBody)
    return respondToQuery(c, query, params ?? {})
  })

async function respondToQuery(c: Context<Env>, text: string, parameters: JsonObject) {
  const { platform, audience, user, apiVersion } = c.var
  const started = performance.now()
  const requested = c.req.query('perspective')
  const perspective = parsePerspective(requested, apiVersion)
  if (requested && perspective !== 'published' && audience === 'public')
    throw unauthorized(`The perspective "${requested}" needs the token of this platform`)
  const { json, tags } = await platform.engine.resultOf(
    { text, parameters, perspective, audience, identity: user?.id ?? '<anonymous>' },
    c.req.raw.signal,
  )
  const echo = c.req.query('returnQuery') === 'false' ? '' : `"query":${JSON.stringify(text)},`
  const ms = Math.round(performance.now() - started)
  // The result is JSON text already.
  return c.body(`{${echo}"result":${json},"syncTags":${JSON.stringify(tags)},"ms":${ms}}`, 200, {
    'content-type': 'application/json; charset=utf-8',
  })
}
