import { Hono } from 'hono'
import { z } from 'zod'
import { currentUserOf, requireToken, userOf } from '../http/access-control.ts'
import type { Env } from '../http/env.ts'
import { requireFreeSpace } from '../http/free-space.ts'
import { flag, limitJson, readJson, readSearch, transactionId } from '../http/input.ts'
import { applyAction } from '../mutate/action-request.ts'
import { commitParts } from '../mutate/commit.ts'
import { applyMutation, runSelections } from '../mutate/mutation-request.ts'

const mutateSearch = z.object({
  // The response to a write is sent once it is on disk and visible, which satisfies every visibility.
  visibility: z.enum(['', 'sync', 'async', 'deferred']).optional(),
  transactionId,
  dryRun: flag,
  returnIds: flag,
  returnDocuments: flag,
  autoGenerateArrayKeys: flag,
})
const mutateBody = z.object({
  mutations: z.array(z.unknown()),
  transactionId,
  dryRun: z.boolean().nullish(),
})
const actionsBody = z.object({
  actions: z.array(z.unknown()),
  transactionId,
  dryRun: z.boolean().nullish(),
})

/** Writes, each request in one transaction. */
export const writeRoutes = new Hono<Env>()
  .post('/data/mutate/:dataset', requireToken, requireFreeSpace, limitJson, async (c) => {
    const { platform } = c.var
    const { writes, engine } = platform
    const client = userOf(c).id
    // Nobody was told that a write is done that has not begun.
    const { signal } = c.req.raw
    const search = readSearch(c, mutateSearch)
    const body = await readJson(c, mutateBody)
    const work = async () => {
      const user = await currentUserOf(c)
      const selections = await runSelections(body.mutations, engine, user.id, signal)
      return commitParts(
        platform,
        body.mutations,
        (mutation, documents) => applyMutation(mutation, documents, selections),
        {
          kind: 'mutationError',
          user,
          transactionId: body.transactionId ?? search.transactionId,
          dryRun: search.dryRun || body.dryRun === true,
          autoGenerateArrayKeys: search.autoGenerateArrayKeys,
        },
      )
    }
    const committed = await writes.run(work, { client, signal })
    const results = committed.results.map(({ id, operation, document }) =>
      search.returnDocuments ? { id, operation, document } : { id, operation },
    )
    return c.json({
      transactionId: committed.transactionId,
      ...(search.returnDocuments || search.returnIds ? { results } : {}),
    })
  })
  // The editor's actions on drafts and published documents.
  .post('/data/actions/:dataset', requireToken, requireFreeSpace, limitJson, async (c) => {
    const { platform } = c.var
    const body = await readJson(c, actionsBody)
    const client = userOf(c).id
    const work = async () =>
      commitParts(platform, body.actions, applyAction, {
        kind: 'actionError',
        user: await currentUserOf(c),
        transactionId: body.transactionId,
        dryRun: body.dryRun === true,
      })
    const committed = await platform.writes.run(work, { client, signal: c.req.raw.signal })
    return c.json({ transactionId: committed.transactionId })
  })
