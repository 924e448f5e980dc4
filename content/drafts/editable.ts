import { vercelStegaCombine } from '@vercel/stega'
import { markBlock } from '#blocks/index.server.ts'
import type { Job } from '../jobs/job.ts'
import type { Content } from '../open-content.ts'
import type { Picture } from '../picture.ts'
import type { Author } from '../posts/author.ts'
import { type Body, isSpan, isText, type TextBlock } from '../posts/body.ts'
import type { Post, PostSummary } from '../posts/post.ts'
import { mapRead } from '../read.ts'
import { editAttribute } from './edit-attribute.ts'

/** Marks what the fields of one document show. A path is from its root, as in `content[_key=="a"]`. */
interface Marker {
  /** The text with an invisible note of its field. */
  text(text: string, path: string): string
  /** The attribute of an element that shows the field. */
  element(path: string): string
}

/**
 * The same content, marked with its documents and fields. The overlays of the Presentation tool read the
 * marks, and open the field that was clicked. Texts are marked with invisible characters (Sanity's stega
 * format); pictures, code, and some numbers with an attribute. The platform gives no source maps, so only
 * the fields in this file are marked. Titles and descriptions of pages aren't, because they go into the head.
 * @param baseUrl where the fields are edited
 */
export function editableContent(content: Content, baseUrl: string): Content {
  const marker = (type: string, id: string): Marker => ({
    text: (text, path) =>
      text && vercelStegaCombine(text, { origin: 'sanity.io', baseUrl, type, id, path }),
    element: (path) => editAttribute({ type, id, baseUrl }, path),
  })
  /** Marks texts of a document that is in a list, by the names of its fields. */
  const texts = <T extends { id?: string }, K extends keyof T & string>(
    document: T,
    type: string,
    names: readonly K[],
  ): T => {
    if (document.id === undefined) return document
    const mark = marker(type, document.id)
    const marked = names.flatMap((name) => {
      const text = document[name]
      return typeof text === 'string' ? [[name, mark.text(text, name)]] : []
    })
    return { ...document, ...Object.fromEntries(marked) }
  }
  const summary = <P extends PostSummary>(post: P): P => markPost(post, marker('blog', post.id))
  const author = (one: Author): Author => texts(one, 'author', ['name', 'role', 'biography'])
  const post = (whole: Post): Post => {
    const mark = marker('blog', whole.id)
    return {
      ...summary(whole),
      ...(whole.hero ? { hero: markPicture(whole.hero, 'image', mark) } : {}),
      authors: whole.authors.map(author),
      body: markBody(whole.body, mark),
    }
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
    announcement: async () =>
      mapRead(
        await content.announcement(),
        (one) => one && texts(one, 'announcement', ['leadIn', 'text']),
      ),
    testimonials: async () =>
      mapRead(await content.testimonials(), (all) =>
        all.map((one) => texts(one, 'testimonial', ['quote', 'author', 'position', 'company'])),
      ),
    // Severity counts are computed with, so their text must contain no invisible characters.
    figures: async (place) =>
      mapRead(await content.figures(place), (all) =>
        all.map((one) =>
          place === 'severity'
            ? { ...one, edit: marker('figure', one.id).element('value') }
            : texts(one, 'figure', ['value', 'label']),
        ),
      ),
    questions: async (place) =>
      mapRead(await content.questions(place), (all) =>
        all.map((one) => texts(one, 'question', ['question', 'answer'])),
      ),
    pageHeads: async () =>
      mapRead(await content.pageHeads(), (all) =>
        all.map((one) => texts(one, 'pageHead', ['subtitle'])),
      ),
    categories: async () =>
      mapRead(await content.categories(), (all) =>
        all.map((one) => texts(one, 'category', ['introduction'])),
      ),
  }
}

function markPicture(picture: Picture, path: string, mark: Marker): Picture {
  return { ...picture, edit: mark.element(path) }
}

function markPost<P extends PostSummary>(post: P, mark: Marker): P {
  return {
    ...post,
    title: mark.text(post.title, 'title'),
    excerpt: mark.text(post.excerpt, 'excerpt'),
    byline: mark.text(post.byline, 'author'),
    ...(post.card ? { card: markPicture(post.card, 'image', mark) } : {}),
    ...(post.large ? { large: markPicture(post.large, 'image', mark) } : {}),
  }
}

/** Marks the first run of text of each block, pictures, and the other blocks. */
function markBody(body: Body, mark: Marker): Body {
  return body.map((block) => {
    const path = `content[_key=="${block._key}"]`
    if (isText(block)) return markText(block, (text) => mark.text(text, path))
    if ('unknown' in block) return block
    if (block._type === 'image')
      return { ...block, picture: markPicture(block.picture, path, mark) }
    return markBlock(block, {
      text: (text) => mark.text(text, path),
      element: () => mark.element(path),
    })
  })
}

function markText(block: TextBlock, mark: (text: string) => string): TextBlock {
  const first = block.children.findIndex((child) => isSpan(child) && child.text.trim() !== '')
  const children = block.children.map((child, index) =>
    index === first && isSpan(child) ? { ...child, text: mark(child.text) } : child,
  )
  return { ...block, children }
}

function markJob(job: Job, mark: Marker): Job {
  return {
    ...job,
    title: mark.text(job.title, 'title'),
    location: mark.text(job.location, 'location'),
    description: job.description.map((text) => mark.text(text, 'description')),
    requirements: job.requirements.map((text, index) => mark.text(text, `requirements[${index}]`)),
  }
}
