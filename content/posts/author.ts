import { z } from 'zod'
import { orNull, requiredText, text } from '../documents.ts'
import type { ImageHost } from '../image-variants.ts'
import { imageField, type Picture, toPicture } from '../picture.ts'

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
export function authorsOf(documents: readonly unknown[], host: ImageHost): Author[] {
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
        ...(image ? { portrait: toPicture(host, image, 'portrait') } : {}),
      },
    ]
  })
}
