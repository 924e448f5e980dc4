import { z } from 'zod'
import { type DocumentOf, orNull, requiredText } from '../documents.ts'
import type { ImageHost } from '../image-variants.ts'
import { imageField, type Picture, toPicture } from '../picture.ts'

/** What a customer says. */
export interface Testimonial {
  /** Absent for the text in `copy/`. */
  id?: string
  quote: string
  author: string
  position: string
  company: string
  portrait?: Picture
  /** Not confirmed by the owner. */
  sample: boolean
}

const testimonialDocument = z.object({
  _id: z.string(),
  quote: requiredText,
  author: requiredText,
  position: requiredText,
  company: requiredText,
  image: orNull(imageField),
  confirmed: z.boolean().nullish(),
})

/** Parses one testimonial. @throws ZodError when it cannot be shown */
export function parseTestimonial(
  document: DocumentOf<typeof testimonialDocument>,
  host: ImageHost,
): Testimonial {
  const {
    _id: id,
    quote,
    author,
    position,
    company,
    image,
    confirmed,
  } = testimonialDocument.parse(document)
  return {
    id,
    quote,
    author,
    position,
    company,
    ...(image ? { portrait: toPicture(host, image, 'portrait') } : {}),
    sample: confirmed !== true,
  }
}
