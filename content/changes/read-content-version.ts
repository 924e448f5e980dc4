import { z } from 'zod'
import { documentTypeNames } from '../document-types/index.ts'
import type { Platform } from '../platform.ts'
import { editsQuery, postCountQuery } from '../queries.ts'
import type { ContentVersion } from './poll-for-changes.ts'

const editsResult = z.object({ all: z.number(), latest: z.string().nullable() })

/** Reads the current version of the content. @throws when the platform gives no usable response */
export async function readContentVersion(
  platform: Platform,
  withEdits: boolean,
): Promise<ContentVersion> {
  const { result } = await platform.query(postCountQuery, { now: platform.now() })
  const published = z.number().parse(result)
  if (!withEdits) return { published }
  const edits = editsResult.parse(
    (await platform.query(editsQuery, { types: documentTypeNames })).result,
  )
  return { published, edits: JSON.stringify(edits) }
}
