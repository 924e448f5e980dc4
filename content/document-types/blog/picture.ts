import { defineField } from '@sanity/types'

interface PictureFields {
  asset?: unknown
  decorative?: boolean
}

const altAdvice =
  'Describe the picture for people who can’t see it, or mark it as decorative if the text already describes it.'

/**
 * Validates an alternative text: required unless the image is decorative.
 * @returns the error, or true
 */
function checkAlt(alt: string | undefined, picture: PictureFields | undefined) {
  const needed = picture?.asset !== undefined && picture.decorative !== true
  return !needed || Boolean(alt?.trim()) || altAdvice
}

/** The formats of pictures in posts. An SVG may contain scripts, and has no size of its own. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** A picture as it is stored. The ID of an asset has its size: `image-<hash>-1920x1080-jpg`. */
interface StoredPicture {
  asset?: { _ref?: string } | undefined
  crop?: { left?: number; right?: number } | undefined
}

/** What is wrong with the format of a picture, or true. */
export function checkFormat(picture: StoredPicture | undefined): true | string {
  const isDrawing = /-svg$/.test(picture?.asset?._ref ?? '')
  return !isDrawing || 'Use a JPEG, PNG, WebP, AVIF, or GIF. Posts don’t show SVG files.'
}

/** What is wrong with the width of a picture within its crop, or true. */
export function checkWidth(
  picture: StoredPicture | undefined,
  least: number,
  otherwise: string,
): true | string {
  const [, pixels] = /-(\d+)x\d+-[a-z]+$/.exec(picture?.asset?._ref ?? '') ?? []
  if (!pixels) return true
  const { left = 0, right = 0 } = picture?.crop ?? {}
  const width = Math.round(Number(pixels) * (1 - left - right))
  return width >= least || `The picture is ${width} px wide; it needs ${least} px. ${otherwise}`
}

/** Fields of every image, besides asset, crop and hotspot. */
export const pictureFields = [
  defineField({
    name: 'alt',
    title: 'Alternative text',
    type: 'string',
    description: 'What the picture shows, in a sentence. Screen readers read it aloud.',
    hidden: ({ parent }) => parent?.decorative === true,
    validation: (rule) => [
      rule.custom((alt, { parent }) => checkAlt(alt, parent as PictureFields | undefined)),
      rule
        .max(250)
        .warning('Keep it under 250 characters; a longer description belongs in the text.'),
    ],
  }),
  defineField({
    name: 'decorative',
    title: 'Decorative',
    type: 'boolean',
    description: 'Turn this on if the text or the caption already describes the picture.',
    initialValue: false,
  }),
]
