import { defineField, defineType } from '@sanity/types'
import { z } from 'zod'
import { orNull, requiredText, text } from '../documents.ts'
import { imageField } from '../image-field.ts'
import type { Picture } from '../picture.ts'
import {
  type DocumentType,
  locatedAt,
  type Marker,
  markTexts,
  type ParseContext,
} from './document-type.ts'
import { portraitField } from './schema-fields.ts'

/** A person who writes posts. */
const schema = defineType({
  name: 'author',
  title: 'Author',
  type: 'document',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Enter the name.'),
        rule.max(80).error('Shorten the name to 80 characters at most.'),
      ],
    }),
    defineField({
      name: 'role',
      title: 'Role',
      type: 'string',
      description: 'Shown below the name, like "Security engineer". Optional.',
    }),
    portraitField,
    defineField({
      name: 'biography',
      title: 'Biography',
      type: 'text',
      rows: 4,
      description: 'Two or three sentences, shown at the end of each post by the author.',
      validation: (rule) => [
        rule.required().error('Enter a biography.'),
        rule.max(400).warning('Shorten it to 400 characters.'),
      ],
    }),
  ],
  orderings: [{ name: 'name', title: 'Name', by: [{ field: 'name', direction: 'asc' }] }],
  preview: {
    select: { title: 'name', subtitle: 'role', media: 'image' },
    prepare: ({ title, subtitle, media }) => ({ title: title ?? 'Unnamed', subtitle, media }),
  },
})

/** A person who wrote a post. */
export interface Author {
  id: string
  name: string
  role?: string
  biography: string
  portrait?: Picture
}

const authorDocument = z.object({
  _id: z.string(),
  name: requiredText,
  role: text,
  biography: requiredText,
  image: orNull(imageField),
})

/** The authors that a post refers to; without those that are not published or have no biography. */
export function authorsOf(documents: readonly unknown[], { picture }: ParseContext): Author[] {
  return documents.flatMap((document) => {
    const { data } = authorDocument.safeParse(document)
    if (!data) return []
    const { _id: id, name, role, biography, image } = data
    return [
      {
        id,
        name,
        ...(role ? { role } : {}),
        biography,
        ...(image ? { portrait: picture(image, 'portrait') } : {}),
      },
    ]
  })
}

/** Marks what a post shows of an author. */
export function markAuthor(one: Author, marker: Marker): Author {
  return markTexts(one, ['name', 'role', 'biography'], marker)
}

/** Posts refer to authors, so the site reads them with the posts. */
export const author: DocumentType = {
  schema,
  list: { title: 'Authors' },
  locations: locatedAt('Blog', '/blogs'),
}
