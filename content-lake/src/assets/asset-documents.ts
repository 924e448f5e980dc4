import type { Platform } from '../platform.ts'
import type { StoredDocument } from '../store/document.ts'
import type { DocumentStore } from '../store/document-store.ts'
import { copyOf } from '../store/lazy-document.ts'
import type { AssetFiles } from './asset-files.ts'
import { type AssetKind, type AssetName, parseAssetFile } from './asset-name.ts'

const kinds: Readonly<Record<string, AssetKind>> = {
  'sanity.imageAsset': 'images',
  'sanity.fileAsset': 'files',
}

/**
 * Makes the `url` of each asset document name the address that the platform answers at. With a
 * port picked at each start, the one that was stored is of the past.
 */
export function followAddress(store: DocumentStore, platform: Platform): void {
  const moved: StoredDocument[] = []
  for (const document of store.index.documents()) {
    const { path } = document
    const kind = kinds[document._type]
    const folder = `${kind}/${platform.projectId}/${platform.dataset}/`
    if (!kind || typeof path !== 'string' || !path.startsWith(folder)) continue
    moved.push(copyOf(document, { url: `${platform.baseUrl()}/${path}` }))
  }
  store.present(moved)
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
  const kind = kinds[_type]
  if (!kind || typeof path !== 'string') return undefined
  const name = parseAssetFile(kind, path.split('/').at(-1) ?? '')
  // Only the document with the file's own id stands for the file.
  return name?.id === _id ? name : undefined
}
