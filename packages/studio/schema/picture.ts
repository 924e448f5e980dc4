import { defineField } from '@sanity/types'

interface PictureFields {
  asset?: unknown
  decorative?: boolean
}

const altAdvice =
  'Describe the picture for people who can’t see it, or mark it as decorative if the text already says everything it shows.'

/**
 * Validates an alternative text: required unless the image is decorative.
 * @returns the error, or true
 */
export function checkAlt(alt: string | undefined, picture: PictureFields | undefined) {
  const needed = picture?.asset !== undefined && picture.decorative !== true
  return !needed || Boolean(alt?.trim()) || altAdvice
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
    description:
      'Turn this on if the text or the caption already says everything the picture shows.',
    initialValue: false,
  }),
]
