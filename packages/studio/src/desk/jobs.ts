import { ArchiveIcon } from '@sanity/icons/Archive'
import { CalendarIcon } from '@sanity/icons/Calendar'
import { CaseIcon } from '@sanity/icons/Case'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { EditIcon } from '@sanity/icons/Edit'
import { distinctUntilChanged, map } from 'rxjs'
import type { StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { apiVersion } from '../../../../content/document-types/index.ts'

const newestFirst = [{ field: 'postedAt', direction: 'desc' as const }]

type Documents = StructureResolverContext['documentStore']

/** Days are text; a day sorts before each of its instants. As in the site's `jobsQuery`. */
const isAhead = 'coalesce(postedAt > now(), false)'
const isClosed = 'coalesce(validThrough + "T23:59:60" < now(), false)'

/** Lists of jobs. Open ones are on the site; a last day or unpublishing closes a job. */
export function jobs(S: StructureBuilder, documents: Documents) {
  const list = (id: string, title: string, filter = '') =>
    S.documentTypeList('job')
      .id(id)
      .title(title)
      .apiVersion(apiVersion)
      .filter(['_type == "job"', filter].filter(Boolean).join(' && '))
      .defaultOrdering(newestFirst)
  const ofPublished = (id: string, title: string, icon: typeof CaseIcon, filter: string) =>
    S.listItem()
      .id(id)
      .title(title)
      .icon(icon)
      .child(() =>
        publishedIds(documents, filter).pipe(
          map((ids) => list(id, title, '_id in $ids').params({ ids })),
        ),
      )
  return S.list()
    .id('positions')
    .title('Positions')
    .items([
      ofPublished('open', 'Open positions', CaseIcon, `!(${isAhead}) && !(${isClosed})`),
      ofPublished('ahead', 'Open later', CalendarIcon, isAhead),
      ofPublished('closed', 'Closed by date', ArchiveIcon, isClosed),
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
 * The IDs of the published jobs that a filter selects, as they change. A list cannot query them
 * itself: it reads drafts in place of what is published.
 */
function publishedIds(documents: Documents, filter: string) {
  const [fetch, listen] = [`*[_type == "job" && ${filter}]._id`, '*[_type == "job"]']
  const results = documents.listenQuery({ fetch, listen }, {}, { perspective: 'published' })
  return results.pipe(
    map((ids: string[]) => ids.toSorted()),
    distinctUntilChanged((before, now) => before.join() === now.join()),
  )
}
