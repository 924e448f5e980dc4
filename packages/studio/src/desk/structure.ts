import { CaseIcon } from '@sanity/icons/Case'
import { DocumentsIcon } from '@sanity/icons/Documents'
import type { CurrentUser } from 'sanity'
import type { StructureResolver } from 'sanity/structure'
import { type DocumentType, documentTypes } from '../../../../content/document-types/index.ts'
import { documentList } from './document-list.ts'
import { icons } from './icons.ts'
import { jobs } from './jobs.ts'
import { posts } from './posts.ts'

const { blog, job, ...others } = documentTypes

/** The lists of the editor: posts as an editor looks for them, jobs as a recruiter does, then site content. */
export const deskStructure: StructureResolver = (S, { documentStore, currentUser }) =>
  S.list()
    .id('content')
    .title('Content')
    .items([
      S.listItem().id('posts').title(blog.list.title).icon(DocumentsIcon).child(posts(S)),
      S.listItem()
        .id('positions')
        .title(job.list.title)
        .icon(CaseIcon)
        .child(jobs(S, documentStore)),
      S.divider(),
      ...Object.entries<DocumentType>(others).map(([name, type]) =>
        S.listItem()
          .id(name)
          .title(type.list.title)
          .icon(icons[name] ?? DocumentsIcon)
          .child(documentList(S, type)),
      ),
      ...(currentUser ? [S.divider().title(signedIn(currentUser))] : []),
    ])

/** The signed-in person with their role, as in "Ada Example, Editor". */
function signedIn({ name, roles }: CurrentUser): string {
  return [name, ...roles.map(({ title }) => title)].join(', ')
}
