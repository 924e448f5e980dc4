import { assetKinds } from '../assets/asset-documents.ts'
import { forbidden } from '../errors.ts'
import { permissionMissing } from '../mutate/mutation-error.ts'
import type { FilterEngine } from '../query/filter-engine.ts'
import type { DocumentChange } from '../store/database.ts'
import { draftIdOf, publishedIdOf, type StoredDocument } from '../store/document.ts'
import { administrator, type Permission, type Role, type User } from './user.ts'

/** What an upload writes of a file. Anything else could make an export request any URL. */
const fileFields = ['assetId', 'extension', 'mimeType', 'path', 'sha1hash', 'size', 'url'] as const

interface WriteContext {
  filters: FilterEngine
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
export async function checkChanges(
  user: User,
  changes: readonly DocumentChange[],
  { filters, stored, isUpload }: WriteContext,
): Promise<void> {
  if (user.role === administrator) return
  const checks = changes.map(({ id, before, after }) => {
    const publishedId = publishedIdOf(id)
    const others = [publishedId, draftIdOf(publishedId)].filter((other) => other !== id).map(stored)
    const permission: Permission = before ? (after ? 'update' : 'delete') : 'create'
    return { id, permission, own: [before, after], others, keepsFile: keepsFile(before, after) }
  })
  const documents = checks.flatMap(({ own, others }) => [...own, ...others])
  const allowed = await allowedOf(user.role, documents, filters)
  for (const { id, permission, own, others, keepsFile } of checks) {
    const isAllowed = (wanted: Permission) => (document: StoredDocument | undefined) =>
      !document || allowed.get(document)?.has(wanted)
    const isPermitted =
      own.every(isAllowed(permission)) &&
      others.every(isAllowed('update')) &&
      (isUpload || keepsFile)
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
export async function checkUpload(
  { role }: User,
  _type: string,
  filters: FilterEngine,
): Promise<void> {
  if (role === administrator) return
  const document = { _id: 'asset', _type, _rev: '', _createdAt: '', _updatedAt: '' }
  const allowed = await allowedOf(role, [document], filters)
  if (!allowed.get(document)?.has('create'))
    throw forbidden('Insufficient permissions; permission "create" required')
}

/** What a role permits with each of some documents. */
async function allowedOf(
  { grants }: Role,
  documents: readonly (StoredDocument | undefined)[],
  filters: FilterEngine,
): Promise<Map<StoredDocument, Set<Permission>>> {
  const allowed = new Map<StoredDocument, Set<Permission>>()
  for (const { filter, permissions } of grants) {
    const text = `*[${filter}]`
    const matches = await filters.matches({ text, parameters: {} }, documents, {
      hasPriority: true,
    })
    for (const [index, document] of documents.entries()) {
      if (!document || !matches[index]) continue
      allowed.set(document, new Set([...(allowed.get(document) ?? []), ...permissions]))
    }
  }
  return allowed
}
