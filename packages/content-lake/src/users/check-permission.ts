import { forbidden } from '../errors.ts'
import { permissionMissing } from '../mutate/mutation-error.ts'
import { listenerFilter } from '../query/listener-filter.ts'
import type { DocumentChange } from '../store/database.ts'
import type { StoredDocument } from '../store/document.ts'
import { administrator, type Permission, type Role, type User } from './user.ts'

/** Compiled filters. Roles are constants of the program, so there are few. */
const predicates = new Map<string, (document: StoredDocument) => boolean>()

/**
 * Checks the changes of a transaction. An update must be allowed on the document as it was and as it
 * becomes, or a write could move a document into or out of a role's reach.
 * @throws RefusedError 403
 */
export function checkChanges(user: User, changes: readonly DocumentChange[]): void {
  for (const { id, before, after } of changes) {
    const permission = before ? (after ? 'update' : 'delete') : 'create'
    for (const document of [before, after])
      if (document && !isAllowed(user.role, permission, document))
        throw permissionMissing(id, permission)
  }
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
