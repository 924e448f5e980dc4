import type { StoredDocument } from '../store/document.ts'
import type { DocumentStore } from '../store/document-store.ts'
import { withAttributes } from '../store/lazy-document.ts'
import type { AssetFiles } from './asset-files.ts'
import { type AssetKind, type AssetName, parseAssetFile } from './asset-name.ts'

/** The kind of asset that a document type describes. */
export const assetKinds: ReadonlyMap<string, AssetKind> = new Map([
  ['sanity.imageAsset', 'images'],
  ['sanity.fileAsset', 'files'],
])

interface AssetHost {
  readonly projectId: string
  readonly dataset: string
  /** URL of the platform. */
  readonly url: string
}

/**
 * A copy of an asset document whose `url` has the platform's current port; the stored one may have
 * another. Other documents are unchanged.
 */
export function withCurrentUrl(
  document: StoredDocument,
  { projectId, dataset, url }: AssetHost,
): StoredDocument {
  const kind = assetKinds.get(document._type)
  if (!kind) return document
  const { path } = document
  if (typeof path !== 'string' || !path.startsWith(`${kind}/${projectId}/${dataset}/`))
    return document
  return withAttributes(document, { url: `${url}/${path}` })
}

/** Removes an asset's file when its document is deleted. */
export function removeFilesWithDocuments(store: DocumentStore, assets: AssetFiles): void {
  store.onTransaction(({ changes }) => {
    for (const { before, after } of changes) {
      const name = before && !after ? nameOf(before) : undefined
      if (name) assets.remove(name)
    }
  })
}

function nameOf({ _id, _type, path }: StoredDocument): AssetName | undefined {
  const kind = assetKinds.get(_type)
  if (!kind || typeof path !== 'string') return undefined
  const name = parseAssetFile(kind, path.split('/').at(-1) ?? '')
  // Only the document whose ID matches the file owns it.
  return name?.id === _id ? name : undefined
}
