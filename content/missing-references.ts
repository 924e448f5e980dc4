import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { publishedId } from './document-types/document-type.ts'

const document = z.looseObject({ _id: z.string() })
/** Those to other datasets are left out. */
const reference = z.object({ _ref: z.string(), _dataset: z.undefined().optional() })

/** For the export of a large dataset. */
const EXPORT_TIMEOUT_MS = 10 * 60_000

/**
 * The references of a dataset to documents and assets that do not exist, a line each. A draft exists.
 * @param client with a token
 * @throws Error when the platform does not answer in time
 */
export async function missingReferences(client: SanityClient): Promise<string[]> {
  const { dataset, token } = client.config()
  const url = client.getUrl(`/data/export/${dataset}`)
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(EXPORT_TIMEOUT_MS),
  })
  if (!response.ok || !response.body) throw new Error(`${url} answers ${response.status}`)
  const ids = new Set<string>()
  const references: { from: string; to: string }[] = []
  for await (const line of linesOf(response.body)) {
    if (line === '') continue
    const targets: string[] = []
    const { _id: from } = document.parse(
      JSON.parse(line, (_key, value: unknown) => {
        const found = reference.safeParse(value)
        if (found.success) targets.push(found.data._ref)
        return value
      }),
    )
    ids.add(publishedId(from))
    for (const to of targets) references.push({ from, to })
  }
  const missing = references.filter(({ to }) => !ids.has(publishedId(to)))
  return [
    ...new Set(missing.map(({ from, to }) => `${from} refers to ${to}, which does not exist`)),
  ]
}

/** Lines that end with a line feed. `node:readline` would split at U+2028, which JSON may contain. */
async function* linesOf(body: NonNullable<Response['body']>): AsyncGenerator<string> {
  let rest = ''
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  yield rest
}
