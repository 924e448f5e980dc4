import { CaseIcon } from '@sanity/icons/Case'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { EditIcon } from '@sanity/icons/Edit'
import { distinctUntilChanged, map } from 'rxjs'
import type { StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { apiVersion } from './api-version.ts'

const newestFirst = [{ field: 'postedAt', direction: 'desc' as const }]

type Documents = StructureResolverContext['documentStore']

/** Lists of positions. Open ones are on the site; unpublishing closes a position. */
export function positions(S: StructureBuilder, documents: Documents) {
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
        .child(() =>
          publishedIds(documents).pipe(
            map((ids) => list('open', 'Open positions', '_id in $ids').params({ ids })),
          ),
        ),
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

/**
 * The ids of what is on the site, as they change. A list cannot ask for them itself: it reads drafts
 * in place of what is published.
 */
function publishedIds(documents: Documents) {
  const [fetch, listen] = ['*[_type == "job"]._id', '*[_type == "job"]']
  const answers = documents.listenQuery({ fetch, listen }, {}, { perspective: 'published' })
  return answers.pipe(
    map((ids: string[]) => ids.toSorted()),
    distinctUntilChanged((before, now) => before.join() === now.join()),
  )
}
