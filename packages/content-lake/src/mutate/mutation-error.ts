import { HttpError } from '../errors.ts'

/** Why a mutation or an action failed, as the hosted platform describes it. */
export interface ErrorDetail {
  readonly type: string
  readonly description: string
  readonly [detail: string]: unknown
}

/** Thrown while a transaction is built; the index of the failed part is added later. */
export class MutationError extends Error {
  override name = 'MutationError'
  readonly status: 400 | 403 | 409
  readonly detail: ErrorDetail

  constructor(status: 400 | 403 | 409, detail: ErrorDetail) {
    super(detail.description)
    this.status = status
    this.detail = detail
  }

  /** The response: `mutationError` or `actionError` with the failed item. */
  toHttpError(type: 'mutationError' | 'actionError', index: number): HttpError {
    const what = type === 'mutationError' ? 'Mutation' : 'Action'
    const description = `${what} failed: ${this.detail.description}`
    const items = [{ error: this.detail, index }]
    return new HttpError(this.status, { error: { type, description, items } })
  }
}

/** 400: the request is malformed or exceeds a limit. */
export function invalid(description: string): MutationError {
  return new MutationError(400, { type: 'validationError', description })
}

/** 403: the user may not write this document. */
export function permissionMissing(id: string, permission: string): MutationError {
  const description = `Insufficient permissions; permission "${permission}" required for document "${id}"`
  return new MutationError(403, { type: 'insufficientPermissionsError', description, permission })
}

/** 409: `create` with the ID of a document that exists. */
export function alreadyExists(id: string): MutationError {
  const description = `Document by ID "${id}" already exists`
  return new MutationError(409, { type: 'documentAlreadyExistsError', description, id })
}

/** 409: there is no document with this ID. */
export function documentMissing(id: string): MutationError {
  const description = `The document with the ID "${id}" was not found`
  return new MutationError(409, { type: 'documentNotFoundError', description, id })
}

/** 409: someone else changed the document since it was read. */
export function revisionMismatch(id: string, current: string, expected: string): MutationError {
  return new MutationError(409, {
    type: 'documentRevisionIDDoesNotMatchError',
    description: `Document "${id}" has unexpected revision ID ("${current}"), expected "${expected}"`,
    id,
    currentRevisionID: current,
    expectedRevisionID: expected,
  })
}

/** 409: a document to delete is referenced strongly by others. */
export function stillReferenced(id: string, referencingIDs: readonly string[]): MutationError {
  return new MutationError(409, {
    type: 'documentHasExistingReferencesError',
    description: `Document "${id}" cannot be deleted as there are references to it from "${referencingIDs[0]}"`,
    id,
    referencingIDs,
  })
}

/** 409: a strong reference to a document that does not exist. */
export function referenceMissing(id: string, referenceID: string): MutationError {
  return new MutationError(409, {
    type: 'documentReferenceDoesNotExistError',
    description: `Document "${id}" references non-existent document "${referenceID}"`,
    id,
    referenceID,
  })
}
