import { badRequest } from '../errors.ts'
import { readJson } from '../http/body.ts'
import { isOn, type RequestContext } from '../http/request-context.ts'
import { listIn, objectIn, transactionIdIn } from '../http/request-json.ts'
import { sendJson } from '../http/response.ts'
import { applyAction } from '../mutate/action-request.ts'
import { type CommitOptions, commitParts } from '../mutate/commit.ts'
import { applyMutation, runSelections } from '../mutate/mutation-request.ts'
import { editor, type Platform } from '../platform.ts'

const visibilities = ['sync', 'async', 'deferred']

/**
 * `POST /data/mutate/:dataset`: applies mutations in one transaction and responds once they are on
 * disk and visible, which satisfies every `visibility`.
 */
export async function handleMutate(platform: Platform, context: RequestContext): Promise<void> {
  const { search } = context
  const body = objectIn(await readJson(context.request), 'The request body')
  const visibility = search.get('visibility')
  if (visibility && !visibilities.includes(visibility))
    throw badRequest(`"visibility" must be one of ${visibilities.join(', ')}`)
  const mutations = listIn(body.mutations, '"mutations"')
  const options: CommitOptions = {
    kind: 'mutationError',
    author: editor.id,
    transactionId: transactionIdIn(body.transactionId ?? search.get('transactionId')),
    dryRun: isOn(context, 'dryRun') || body.dryRun === true,
    autoGenerateArrayKeys: isOn(context, 'autoGenerateArrayKeys'),
  }
  const { transactionId, results } = await platform.writes.run(async () => {
    const selections = await runSelections(mutations, platform.engine)
    return commitParts(
      platform.store,
      mutations,
      (mutation, documents) => applyMutation(mutation, documents, selections),
      options,
    )
  })
  const withDocuments = isOn(context, 'returnDocuments')
  const listed = results.map(({ id, operation, document }) =>
    withDocuments ? { id, operation, document } : { id, operation },
  )
  const wanted = withDocuments || isOn(context, 'returnIds')
  sendJson(context.response, 200, { transactionId, ...(wanted ? { results: listed } : {}) })
}

/** `POST /data/actions/:dataset`: the editor's actions on drafts and published documents. */
export async function handleActions(platform: Platform, context: RequestContext): Promise<void> {
  const body = objectIn(await readJson(context.request), 'The request body')
  const actions = listIn(body.actions, '"actions"')
  const options: CommitOptions = {
    kind: 'actionError',
    author: editor.id,
    transactionId: transactionIdIn(body.transactionId),
    dryRun: body.dryRun === true,
  }
  const { transactionId } = await platform.writes.run(() =>
    commitParts(platform.store, actions, applyAction, options),
  )
  sendJson(context.response, 200, { transactionId })
}
