import { CaseIcon } from '@sanity/icons/Case'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { EditIcon } from '@sanity/icons/Edit'
import type { StructureBuilder } from 'sanity/structure'
import { apiVersion } from './api-version.ts'

const newestFirst = [{ field: 'postedAt', direction: 'desc' as const }]

/**
 * The lists of positions. Open is what the site shows: a position is closed by unpublishing it.
 * One with changes under way is left out: the lists read drafts in place of what is published.
 */
export function positions(S: StructureBuilder) {
  const list = (id: string, title: string, filter = '') =>
    S.documentTypeList('job')
      .id(id)
      .title(title)
      .apiVersion(apiVersion)
      .filter(['_type == "job"', filter].filter(Boolean).join(' && '))
      .defaultOrdering(newestFirst)
  return S.list()
    .id('positions')
    .title('Positions')
    .items([
      S.listItem()
        .id('open')
        .title('Open positions')
        .icon(CaseIcon)
        .child(list('open', 'Open positions', '!(_originalId in path("drafts.**"))')),
      S.listItem()
        .id('drafts')
        .title('Drafts')
        .icon(EditIcon)
        .child(list('drafts', 'Drafts', '_originalId in path("drafts.**")')),
      S.divider(),
      S.listItem()
        .id('all')
        .title('All positions')
        .icon(DocumentsIcon)
        .child(list('all', 'All positions')),
    ])
}
