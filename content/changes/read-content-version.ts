import { z } from 'zod'
import type { Platform } from '../platform.ts'
import { editsQuery, postCountQuery } from '../queries.ts'
import type { Pulse } from './poll-for-changes.ts'

const editsResult = z.object({ all: z.number(), latest: z.string().nullable() })

/** Asks the platform for its pulse. @throws when it does not answer, or with something else */
export async function takePulse(platform: Platform, withEdits: boolean): Promise<Pulse> {
  const { result } = await platform.ask(postCountQuery, { now: platform.now() })
  const shown = z.number().parse(result)
  if (!withEdits) return { shown }
  const edits = editsResult.parse((await platform.ask(editsQuery)).result)
  return { shown, edits: JSON.stringify(edits) }
}
