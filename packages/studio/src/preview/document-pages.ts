import {
  defineDocuments,
  defineLocations,
  type PresentationPluginOptions,
} from 'sanity/presentation'
import {
  type DocumentType,
  documentTypes,
  mainDocuments,
} from '../../../../content/document-types/index.ts'

const types: Readonly<Record<string, DocumentType>> = documentTypes

/** Maps documents to pages and back. */
export const documentPages: NonNullable<PresentationPluginOptions['resolve']> = {
  mainDocuments: defineDocuments(mainDocuments),
  locations: Object.fromEntries(
    Object.entries(types).map(([name, { locations }]) => [
      name,
      defineLocations({
        select: locations.select,
        resolve: (fields) => ({ locations: locations.resolve(fields ?? {}) }),
      }),
    ]),
  ),
}

/** The path of a document's own page, if its type has one. */
export function pageOf(type: string, publishedId: string): string | undefined {
  return types[type]?.pathOf?.(publishedId)
}
