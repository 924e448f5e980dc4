import type { Template } from 'sanity'
import { type DocumentType, documentTypes } from '../../../../content/document-types/index.ts'

/** The ID of the template for documents of a type in one of its places. */
export const placeTemplate = (type: string) => `${type}-in-place`

const placeTemplates = Object.values<DocumentType>(documentTypes).flatMap(
  ({ schema, list: { places } }): Template[] =>
    places
      ? [
          {
            id: placeTemplate(schema.name),
            title: schema.title,
            schemaType: schema.name,
            parameters: [{ name: 'place', title: 'Appears on', type: 'string' }],
            value: ({ place }: { place?: string }) => places.initialValue(place),
          },
        ]
      : [],
)

/** Templates that set what the list they are used in is of: a category, or a place on the site. */
export const newDocumentTemplates: Template[] = [
  {
    id: 'post-in-category',
    title: 'Post',
    schemaType: 'blog',
    parameters: [{ name: 'category', title: 'Category', type: 'string' }],
    value: ({ category }: { category?: string }) => ({ category }),
  },
  ...placeTemplates,
]
