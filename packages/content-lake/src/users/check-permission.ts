import { assetKinds } from '../assets/asset-documents.ts'
import { forbidden } from '../errors.ts'
import { permissionMissing } from '../mutate/mutation-error.ts'
import { listenerFilter } from '../query/listener-filter.ts'
import type { DocumentChange } from '../store/database.ts'
import { draftIdOf, publishedIdOf, type StoredDocument } from '../store/document.ts'
import { administrator, type Permission, type Role, type User } from './user.ts'

/** Compiled filters. Roles are constants of the program, so there are few. */
const predicates = new Map<string, (document: StoredDocument) => boolean>()

/** What an upload writes of a file. Anything else could make an export request any URL. */
const fileFields = ['assetId', 'extension', 'mimeType', 'path', 'sha1hash', 'size', 'url'] as const

interface WriteContext {
  /** The document before the transaction. */
  stored: (id: string) => StoredDocument | undefined
  /** Whether the transaction stores an uploaded file. */
  isUpload: boolean
}

/**
 * Checks the changes of a transaction. An update must be allowed on the document as it was and as it
 * becomes, or a write could move a document into or out of a role's reach. A draft, a version, and the
 * published document count as one: whoever publishes the draft replaces the other.
 * @throws MutationError 403
 */
export function checkChanges(
  user: User,
  changes: readonly DocumentChange[],
  { stored, isUpload }: WriteContext,
): void {
  if (user.role === administrator) return
  for (const { id, before, after } of changes) {
    const permission = before ? (after ? 'update' : 'delete') : 'create'
    const publishedId = publishedIdOf(id)
    const others = [publishedId, draftIdOf(publishedId)].filter((other) => other !== id).map(stored)
    const isPermitted =
      [before, after].every(
        (document) => !document || isAllowed(user.role, permission, document),
      ) &&
      others.every((document) => !document || isAllowed(user.role, 'update', document)) &&
      (isUpload || keepsFile(before, after))
    if (!isPermitted) throw permissionMissing(id, permission)
  }
}

/** Whether a change leaves the file of an asset as the upload wrote it. */
function keepsFile(before: StoredDocument | undefined, after: StoredDocument | undefined): boolean {
  if (!after || !assetKinds.has(after._type)) return true
  return before !== undefined && fileFields.every((field) => before[field] === after[field])
}

/**
 * Checks before an upload is received that the user may create the document of the asset.
 * @throws HttpError 403
 */
export function checkUpload(user: User, _type: string): void {
  const document = { _id: 'asset', _type, _rev: '', _createdAt: '', _updatedAt: '' }
  if (!isAllowed(user.role, 'create', document))
    throw forbidden('Insufficient permissions; permission "create" required')
}

function isAllowed(role: Role, permission: Permission, document: StoredDocument): boolean {
  if (role === administrator) return true
  return role.grants.some(
    ({ filter, permissions }) => permissions.includes(permission) && predicateOf(filter)(document),
  )
}

function predicateOf(filter: string): (document: StoredDocument) => boolean {
  const predicate = predicates.get(filter) ?? listenerFilter(`*[${filter}]`, {})
  predicates.set(filter, predicate)
  return predicate
}
