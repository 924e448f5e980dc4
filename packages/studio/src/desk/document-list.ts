import type { StructureBuilder } from 'sanity/structure'
import { apiVersion, type DocumentType } from '../../../../content/document-types/index.ts'
import { placeTemplate } from './templates.ts'

/** The documents of a type, or a list of them for each place on the site, in the order in which they stand there. */
export function documentList(S: StructureBuilder, { schema, list }: DocumentType) {
  const { name, orderings } = schema
  const documents = (title: string) =>
    S.documentTypeList(name)
      .title(title)
      .apiVersion(apiVersion)
      .defaultOrdering(orderings?.[0]?.by ?? [])
  const { title, places } = list
  if (!places) return documents(title)
  return S.list()
    .title(title)
    .items(
      places.all.map((place) =>
        S.listItem()
          .id(place.value)
          .title(place.title)
          .child(
            documents(place.title)
              .id(place.value)
              .filter(`_type == $type && ${places.filter}`)
              .params({ type: name, place: place.value })
              .initialValueTemplates([
                S.initialValueTemplateItem(placeTemplate(name), { place: place.value }),
              ]),
          ),
      ),
    )
}
