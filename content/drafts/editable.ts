import { vercelStegaCombine } from '@vercel/stega'
import { markAuthor } from '../document-types/author.ts'
import type { Marker } from '../document-types/document-type.ts'
import { siteContentTypes } from '../document-types/index.ts'
import { type Job, markJob } from '../jobs/job.ts'
import type { Content } from '../open-content.ts'
import { markPost, markSummary } from '../posts/mark-post.ts'
import type { Post, PostSummary } from '../posts/post.ts'
import { mapRead } from '../read.ts'
import { siteContentOf } from '../site-content/site-content.ts'
import { editAttribute } from './edit-attribute.ts'

/**
 * The same content, marked with its documents and fields. The overlays of the Presentation tool read the
 * marks, and open the field that was clicked. Texts are marked with invisible characters (Sanity's stega
 * format); pictures, code, and some numbers with an attribute. The platform gives no source maps, so only
 * what is marked next to the parser of each document type leads to its field.
 * @param baseUrl where the fields are edited
 */
export function editableContent(content: Content, baseUrl: string): Content {
  const marker = (type: string, id: string): Marker => ({
    text: (text, path) =>
      text && vercelStegaCombine(text, { origin: 'sanity.io', baseUrl, type, id, path }),
    element: (path) => editAttribute({ type, id, baseUrl }, path),
  })
  const summary = <P extends PostSummary>(one: P): P => markSummary(one, marker('blog', one.id))
  const post = (one: Post): Post => ({
    ...markPost(one, marker('blog', one.id)),
    authors: one.authors.map((author) => markAuthor(author, marker('author', author.id))),
  })
  const job = (one: Job): Job => markJob(one, marker('job', one.id))
  return {
    ...content,
    blogList: async (request) =>
      mapRead(await content.blogList(request), ({ largeCard, cards, ...list }) => ({
        ...list,
        ...(largeCard ? { largeCard: summary(largeCard) } : {}),
        cards: cards.map(summary),
      })),
    post: async (name) => mapRead(await content.post(name), post),
    latestPosts: async (category) =>
      mapRead(await content.latestPosts(category), (posts) => posts.map(post)),
    latestSummaries: async (isWanted) =>
      mapRead(await content.latestSummaries(isWanted), (posts) => posts.map(summary)),
    jobs: async () => mapRead(await content.jobs(), (jobs) => jobs.map(job)),
    job: async (id) => mapRead(await content.job(id), job),
    ...siteContentOf(async (name) => {
      const type = siteContentTypes[name]
      return mapRead(await content.documents(name), (all) =>
        all.map((one) => type.mark(one, marker(name, one.id))),
      )
    }),
  }
}
