import { badRequest } from '../errors.ts'
import { sendJson } from '../http/answer.ts'
import { readJson } from '../http/body.ts'
import { type Exchange, isOn } from '../http/exchange.ts'
import { listIn, objectIn, transactionIdIn } from '../http/request-json.ts'
import { carryOutAction } from '../mutate/action-request.ts'
import { type CommitOptions, commitParts } from '../mutate/commit.ts'
import { carryOutMutation, runSelections } from '../mutate/mutation-request.ts'
import { editor, type Platform } from '../platform.ts'

const visibilities = ['sync', 'async', 'deferred']

/**
 * `POST /data/mutate/:dataset`: mutations, all in one transaction, answered once they are on disk
 * and visible. So each `visibility` is kept, and more.
 */
export async function answerMutate(platform: Platform, exchange: Exchange): Promise<void> {
  const { search } = exchange
  const body = objectIn(await readJson(exchange.request), 'The request body')
  const visibility = search.get('visibility')
  if (visibility && !visibilities.includes(visibility))
    throw badRequest(`"visibility" must be one of ${visibilities.join(', ')}`)
  const mutations = listIn(body.mutations, '"mutations"')
  const options: CommitOptions = {
    kind: 'mutationError',
    author: editor.id,
    transactionId: transactionIdIn(body.transactionId ?? search.get('transactionId')),
    dryRun: isOn(exchange, 'dryRun') || body.dryRun === true,
    autoGenerateArrayKeys: isOn(exchange, 'autoGenerateArrayKeys'),
  }
  const { transactionId, results } = await platform.writes.run(async () => {
    const selections = await runSelections(mutations, platform.engine)
    return commitParts(
      platform.store,
      mutations,
      (mutation, documents) => carryOutMutation(mutation, documents, selections),
      options,
    )
  })
  const withDocuments = isOn(exchange, 'returnDocuments')
  const listed = results.map(({ id, operation, document }) =>
    withDocuments ? { id, operation, document } : { id, operation },
  )
  const wanted = withDocuments || isOn(exchange, 'returnIds')
  sendJson(exchange.response, 200, { transactionId, ...(wanted ? { results: listed } : {}) })
}

/** `POST /data/actions/:dataset`: what an editor does to drafts and published documents. */
export async function answerActions(platform: Platform, exchange: Exchange): Promise<void> {
  const body = objectIn(await readJson(exchange.request), 'The request body')
  const actions = listIn(body.actions, '"actions"')
  const options: CommitOptions = {
    kind: 'actionError',
    author: editor.id,
    transactionId: transactionIdIn(body.transactionId),
    dryRun: body.dryRun === true,
  }
  const { transactionId } = await platform.writes.run(() =>
    commitParts(platform.store, actions, carryOutAction, options),
  )
  sendJson(exchange.response, 200, { transactionId })
}
