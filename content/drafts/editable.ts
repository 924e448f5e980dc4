import { vercelStegaCombine } from '@vercel/stega'
import type { Job } from '../jobs/job.ts'
import type { Content } from '../open-content.ts'
import { type Body, isSpan, isText, type TextBlock } from '../posts/body.ts'
import type { Post, PostSummary } from '../posts/post.ts'
import { mapRead } from '../read.ts'

/** Marks a text with the path of its field, from the document's root, as in `content[_key=="a"]`. */
type Mark = (text: string, path: string) => string

/**
 * The same content, with an invisible note in each text that names its document and field (Sanity's
 * stega format), by which the overlays of the Presentation tool open the field that was clicked. The
 * platform gives no source maps, so that only texts are marked whose field is known here.
 * @param studioUrl where the fields are edited
 */
export function editableContent(content: Content, studioUrl: string): Content {
  const marker =
    (type: 'blog' | 'job', id: string): Mark =>
    (text, path) =>
      text && vercelStegaCombine(text, { origin: 'sanity.io', baseUrl: studioUrl, type, id, path })
  const summary = <P extends PostSummary>(post: P): P => markPost(post, marker('blog', post.id))
  const post = (whole: Post): Post => {
    const marked = markBody(whole.body, marker('blog', whole.id))
    return { ...summary(whole), body: marked }
  }
  const job = (one: Job): Job => markJob(one, marker('job', one.id))
  return {
    ...content,
    blogList: async (request) =>
      mapRead(await content.blogList(request), ({ featured, cards, ...list }) => ({
        ...list,
        ...(featured ? { featured: summary(featured) } : {}),
        cards: cards.map(summary),
      })),
    post: async (name) => mapRead(await content.post(name), post),
    latestPosts: async () => mapRead(await content.latestPosts(), (posts) => posts.map(post)),
    latestSummaries: async () =>
      mapRead(await content.latestSummaries(), (posts) => posts.map(summary)),
    jobs: async () => mapRead(await content.jobs(), (jobs) => jobs.map(job)),
    job: async (id) => mapRead(await content.job(id), job),
  }
}

function markPost<P extends PostSummary>(post: P, mark: Mark): P {
  return {
    ...post,
    title: mark(post.title, 'title'),
    excerpt: mark(post.excerpt, 'excerpt'),
    author: mark(post.author, 'author'),
  }
}

/** Marks the first run of text of each block, and the cells of tables. Code stays as it is. */
function markBody(body: Body, mark: Mark): Body {
  return body.map((block) => {
    const path = `content[_key=="${block._key}"]`
    if (isText(block)) return markBlock(block, (text) => mark(text, path))
    if (block._type !== 'table' || !('rows' in block)) return block
    const rows = block.rows.map(({ key, cells }) => ({
      key,
      cells: cells.map((cell) => ({ ...cell, text: mark(cell.text, path) })),
    }))
    return { ...block, rows }
  })
}

function markBlock(block: TextBlock, mark: (text: string) => string): TextBlock {
  const first = block.children.findIndex((child) => isSpan(child) && child.text.trim() !== '')
  const children = block.children.map((child, index) =>
    index === first && isSpan(child) ? { ...child, text: mark(child.text) } : child,
  )
  return { ...block, children }
}

function markJob(job: Job, mark: Mark): Job {
  return {
    ...job,
    title: mark(job.title, 'title'),
    location: mark(job.location, 'location'),
    description: job.description.map((text) => mark(text, 'description')),
    requirements: job.requirements.map((text, index) => mark(text, `requirements[${index}]`)),
  }
}
