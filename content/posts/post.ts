import { z } from 'zod'
import { isBlank } from '../clean-text.ts'
import { type DocumentIdentity, isUsableSlug } from '../document-path.ts'
import { type Author, authorsOf } from '../document-types/author.ts'
import { type DocumentOf, instant, orNull, text } from '../documents.ts'
import { imageField } from '../image-field.ts'
import type { ImageHost } from '../image-variants.ts'
import { type Picture, toPicture } from '../picture.ts'
import type { Body } from '../rich-text/body.ts'
import { parseBody } from '../rich-text/parse-body.ts'
import { isSample } from '../sample.ts'
import { type PostDates, postDates } from './post-dates.ts'
import { readingTime, wordCount } from './reading-time.ts'

/** A post without its body, for lists, search and feeds. */
export interface PostSummary extends DocumentIdentity, PostDates {
  title: string
  excerpt: string
  /** Who wrote it, in the editor's words, such as "Ada Byron and Bo Lee". The field is `author`. */
  byline: string
  /** As the editor wrote it ("8 min read"); absent when left empty. */
  readTime?: string
  category: string
  featured: boolean
  /** Search engines are told to leave it out; not in the sitemap and feeds. */
  noIndex?: boolean
  /** Of the seed dataset, and unchanged. */
  sample?: true
  /** Of the author documents; absent without any. */
  authorIds?: string[]
  card?: Picture
  large?: Picture
}

/** A whole post: a document of type `blog`. */
export interface Post extends PostSummary {
  readTime: string
  wordCount: number
  hero?: Picture
  authors: Author[]
  body: Body
  /** For search engines and link previews, where they differ from the post's own. */
  seo: { title?: string; description?: string; openGraphImage?: Pick<Picture, 'src' | 'alt'> }
}

const summaryDocument = z.object({
  _id: z.string(),
  _rev: z.unknown(),
  // The editor requires a title, but imports may have none, or a number.
  title: z
    .union([z.number().transform(String), text])
    .transform((title) => (isBlank(title) ? 'Untitled post' : title.trim())),
  slug: z.unknown(),
  excerpt: text,
  author: text,
  date: instant,
  revisedAt: z.unknown(),
  readTime: text,
  category: text,
  featured: orNull(z.boolean()).transform((value) => value ?? false),
  noIndex: z.unknown(),
  authorIds: orNull(z.array(z.string())),
  image: orNull(imageField),
})

const seoField = z.object({
  title: text,
  description: text,
  shareImage: orNull(imageField),
})

const postDocument = summaryDocument.extend({
  content: orNull(z.array(z.unknown())),
  authors: orNull(z.array(z.unknown())),
  seo: orNull(seoField),
})

/** Parses one document of a list. @throws ZodError when it cannot be shown */
export function parseSummary(
  document: DocumentOf<typeof summaryDocument>,
  host: ImageHost,
): PostSummary {
  return summaryOf(summaryDocument.parse(document), host)
}

/** Parses one whole post. @throws ZodError when it cannot be shown */
export function parsePost(document: DocumentOf<typeof postDocument>, host: ImageHost): Post {
  const fields = postDocument.parse(document)
  const body = parseBody(fields.content ?? [], host)
  const words = wordCount(body)
  return {
    ...summaryOf(fields, host),
    readTime: fields.readTime || readingTime(words),
    wordCount: words,
    ...(fields.image ? { hero: toPicture(host, fields.image, 'hero') } : {}),
    authors: authorsOf(fields.authors ?? [], {
      picture: (image, use) => toPicture(host, image, use),
    }),
    body,
    seo: seoOf(fields.seo ?? {}, host),
  }
}

function seoOf(
  { title, description, shareImage }: Partial<z.infer<typeof seoField>>,
  host: ImageHost,
): Post['seo'] {
  const image = shareImage && toPicture(host, shareImage, 'openGraph')
  return {
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    ...(image ? { openGraphImage: { src: image.src, alt: image.alt } } : {}),
  }
}

function summaryOf(fields: z.infer<typeof summaryDocument>, host: ImageHost): PostSummary {
  const { image } = fields
  return {
    id: fields._id,
    title: fields.title,
    excerpt: fields.excerpt,
    byline: fields.author,
    ...postDates(fields.date, fields.revisedAt),
    category: fields.category,
    featured: fields.featured,
    ...(isUsableSlug(fields.slug) ? { slug: fields.slug } : {}),
    ...(fields.readTime ? { readTime: fields.readTime } : {}),
    ...(fields.noIndex === true ? { noIndex: true } : {}),
    ...(isSample(fields._rev) ? { sample: true as const } : {}),
    ...(fields.authorIds?.length ? { authorIds: fields.authorIds } : {}),
    ...(image
      ? { card: toPicture(host, image, 'card'), large: toPicture(host, image, 'featured') }
      : {}),
  }
}
