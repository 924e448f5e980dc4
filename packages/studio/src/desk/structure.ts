import { CaseIcon } from '@sanity/icons/Case'
import { DocumentsIcon } from '@sanity/icons/Documents'
import type { CurrentUser } from 'sanity'
import type { StructureResolver } from 'sanity/structure'
import { jobs } from './jobs.ts'
import { posts } from './posts.ts'
import { siteContent } from './site-content.ts'

/** The lists of the editor: posts as an editor looks for them, jobs as a recruiter does, then site content. */
export const deskStructure: StructureResolver = (S, { documentStore, currentUser }) =>
  S.list()
    .id('content')
    .title('Content')
    .items([
      S.listItem().id('posts').title('Posts').icon(DocumentsIcon).child(posts(S)),
      S.listItem().id('positions').title('Positions').icon(CaseIcon).child(jobs(S, documentStore)),
      S.divider(),
      ...siteContent(S),
      ...(currentUser ? [S.divider().title(signedIn(currentUser))] : []),
    ])

/** Who is signed in, with their role, as in "Ada Example, Editor". */
function signedIn({ name, roles }: CurrentUser): string {
  return [name, ...roles.map(({ title }) => title)].join(', ')
}
