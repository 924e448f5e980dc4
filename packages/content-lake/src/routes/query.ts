import { badRequest, unauthorized } from '../errors.ts'
import { readJson } from '../http/body.ts'
import { queryParametersIn, type RequestContext, whenClosed } from '../http/request-context.ts'
import { objectIn, textIn } from '../http/request-json.ts'
import { sendJsonText } from '../http/response.ts'
import type { Platform } from '../platform.ts'
import { parsePerspective } from '../query/perspective.ts'

/** The sync tag of the whole dataset, as in live events. */
export const syncTagsOf = (platform: Platform) => [`s1:${platform.dataset}`]

/**
 * `GET` and `POST /data/query/:dataset`: runs a GROQ query. The public gets published documents,
 * and 401 for any other perspective.
 */
export async function handleQuery(platform: Platform, context: RequestContext): Promise<void> {
  const { request, response, search, audience, apiVersion } = context
  const started = performance.now()
  const { query, parameters } =
    request.method === 'POST' ? bodyQuery(await readJson(request)) : addressQuery(search)
  const asked = search.get('perspective')
  const perspective = parsePerspective(asked, apiVersion)
  if (asked && perspective !== 'published' && audience === 'public')
    throw unauthorized(`The perspective "${asked}" needs the token of this platform`)
  const result = await platform.engine.resultOf(
    { text: query, parameters, perspective, audience },
    whenClosed(response),
  )
  const echo = search.get('returnQuery') === 'false' ? '' : `"query":${JSON.stringify(query)},`
  const tags = JSON.stringify(syncTagsOf(platform))
  const ms = Math.round(performance.now() - started)
  sendJsonText(response, 200, `{${echo}"result":${result},"syncTags":${tags},"ms":${ms}}`)
}

function addressQuery(search: URLSearchParams) {
  const query = search.get('query')
  if (!query) throw badRequest('The parameter "query" is missing')
  return { query, parameters: queryParametersIn(search) }
}

function bodyQuery(body: unknown) {
  const { query, params } = objectIn(body, 'The request body')
  return {
    query: textIn(query, '"query"'),
    parameters: params === undefined || params === null ? {} : objectIn(params, '"params"'),
  }
}
