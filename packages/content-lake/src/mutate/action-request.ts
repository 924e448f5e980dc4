import {
  draftIdOf,
  isJsonObject,
  type JsonObject,
  publishedIdOf,
  type StoredDocument,
} from '../store/document.ts'
import { alreadyExists, documentMissing, invalid, revisionMismatch } from './mutation-error.ts'
import { patchIn } from './patch-operations.ts'
import { objectIn, textIn } from './submitted-json.ts'
import type { WorkingSet } from './working-set.ts'

type ActionHandler = (action: JsonObject, documents: WorkingSet) => void

/**
 * Applies one action of `POST /data/actions`, the editor's way of writing drafts and published
 * documents, each with its preconditions.
 * @throws MutationError 400 for an unknown action, 409 when a precondition fails
 */
export function applyAction(submitted: unknown, documents: WorkingSet): void {
  const action = objectIn(submitted, 'An action')
  const type = textIn(action.actionType, 'actionType')
  const handle = actions.get(type)
  if (!handle) throw invalid(`Action "${type}" is not supported`)
  handle(action, documents)
}

const create: ActionHandler = (action, documents) => {
  const publishedId = textIn(action.publishedId, 'publishedId')
  const attributes = objectIn(action.attributes, 'attributes')
  const id = attributes._id === undefined ? draftIdOf(publishedId) : textIn(attributes._id, '_id')
  if (documents.get(publishedId)) throw alreadyExists(publishedId)
  const mode = action.ifExists === 'ignore' ? 'createIfNotExists' : 'create'
  documents.create(mode, { ...attributes, _id: id })
}

const edit: ActionHandler = (action, documents) => {
  const draftId = textIn(action.draftId, 'draftId')
  if (!documents.get(draftId)) {
    const published = getOrThrow(documents, textIn(action.publishedId, 'publishedId'))
    documents.create('create', { ...published, _id: draftId })
  }
  documents.patch(draftId, patchIn(objectIn(action.patch, 'patch')))
}

const publish: ActionHandler = (action, documents) => {
  const draft = getOrThrow(documents, textIn(action.draftId, 'draftId'))
  const publishedId = textIn(action.publishedId, 'publishedId')
  const published = documents.get(publishedId)
  checkRevision(draft, action.ifDraftRevisionId)
  if (published) checkRevision(published, action.ifPublishedRevisionId)
  const _createdAt = published?._createdAt ?? draft._createdAt
  const content = objectIn(withStrongReferences(draft), 'The draft')
  documents.create('createOrReplace', { ...content, _id: publishedId, _createdAt })
  documents.delete(draft._id)
}

const unpublish: ActionHandler = (action, documents) => {
  const published = getOrThrow(documents, textIn(action.publishedId, 'publishedId'))
  const _id = textIn(action.draftId, 'draftId')
  documents.create('createIfNotExists', { ...published, _id })
  documents.delete(published._id)
}

const discard: ActionHandler = (action, documents) => {
  documents.delete(getOrThrow(documents, textIn(action.draftId ?? action.versionId, 'draftId'))._id)
}

const remove: ActionHandler = (action, documents) => {
  const publishedId = textIn(action.publishedId, 'publishedId')
  const included = [action.includeDrafts, action.includeVersions].flatMap((ids) => ids ?? [])
  const drafts = included.map((id) => textIn(id, 'A draft to delete'))
  const leftOut = draftIdOf(publishedId)
  if (!drafts.includes(leftOut) && documents.get(leftOut))
    throw invalid(`Document "${publishedId}" has a draft that the action does not include`)
  for (const id of [publishedId, ...drafts]) documents.delete(id)
}

/** The editor restores a version from history with it. */
const replaceDraft: ActionHandler = (action, documents) => {
  const attributes = objectIn(action.attributes, 'attributes')
  const id = textIn(attributes._id, '_id')
  if (!documents.get(id)) getOrThrow(documents, publishedIdOf(id))
  documents.create('createOrReplace', attributes)
}

const actions: ReadonlyMap<string, ActionHandler> = new Map([
  ['sanity.action.document.create', create],
  ['sanity.action.document.edit', edit],
  ['sanity.action.document.publish', publish],
  ['sanity.action.document.unpublish', unpublish],
  ['sanity.action.document.discard', discard],
  ['sanity.action.document.delete', remove],
  ['sanity.action.document.replaceDraft', replaceDraft],
  // For drafts as well, unlike the other actions on versions.
  ['sanity.action.document.version.discard', discard],
])

/** @throws MutationError 409 if there is no such document */
function getOrThrow(documents: WorkingSet, id: string): StoredDocument {
  const document = documents.get(id)
  if (!document) throw documentMissing(id)
  return document
}

function checkRevision({ _id, _rev }: StoredDocument, expected: unknown): void {
  if (typeof expected === 'string' && expected !== _rev) throw revisionMismatch(_id, _rev, expected)
}

/**
 * A copy of a draft's content in which references that are weak until publication
 * (`_strengthenOnPublish`) are strong.
 */
function withStrongReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withStrongReferences)
  if (!isJsonObject(value)) return value
  if (typeof value._ref === 'string' && value._strengthenOnPublish) return strong(value)
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withStrongReferences(inner)]),
  )
}

function strong(reference: Record<string, unknown>): unknown {
  const { _strengthenOnPublish: condition, ...rest } = reference
  if (isJsonObject(condition) && condition.weak === true) return rest
  const { _weak, ...withoutWeak } = rest
  return withoutWeak
}
