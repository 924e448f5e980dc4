import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { blockSchemas } from '../../blocks/schema.ts'
import { MAX_BLOCKS, MAX_CHARACTERS, MAX_CHILDREN, MAX_LINES } from '../rich-text/limits.ts'
import { checkFormat, pictureFields, pictureTypes } from './blog/picture.ts'

/** Rich text: the text of a post, the description of a job. */
export const body = defineType({
  name: 'body',
  title: 'Body',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        { title: 'Paragraph', value: 'normal' },
        { title: 'Heading 1', value: 'h1' },
        { title: 'Heading 2', value: 'h2' },
        { title: 'Heading 3', value: 'h3' },
        { title: 'Heading 4', value: 'h4' },
        { title: 'Quote', value: 'blockquote' },
      ],
      lists: [
        { title: 'Bullets', value: 'bullet' },
        { title: 'Numbers', value: 'number' },
      ],
      marks: {
        decorators: [
          { title: 'Bold', value: 'strong' },
          { title: 'Italic', value: 'em' },
          { title: 'Code', value: 'code' },
        ],
        annotations: [{ type: 'link' }],
      },
      validation: (rule) => rule.custom(checkParts).warning(),
    }),
    defineArrayMember({
      type: 'image',
      title: 'Picture',
      options: { hotspot: true, accept: pictureTypes },
      fields: [
        ...pictureFields,
        defineField({
          name: 'caption',
          title: 'Caption',
          type: 'string',
          description: 'Shown under the picture, to everyone.',
          validation: (rule) => rule.max(250).warning('Keep a caption under 250 characters.'),
        }),
      ],
      preview: {
        select: { caption: 'caption', alt: 'alt', file: 'asset.originalFilename', media: 'asset' },
        prepare: ({ caption, alt, file, media }) => ({
          title: caption || alt || file || 'Picture',
          media,
        }),
      },
      validation: (rule) => [
        rule.custom(
          (picture) => picture?.asset !== undefined || 'Choose a picture, or remove the block.',
        ),
        rule.custom(checkFormat),
      ],
    }),
    ...blockSchemas.map(({ name }) => defineArrayMember({ type: name })),
  ],
})

interface Block {
  children?: ({ text?: string } | null)[]
  markDefs?: unknown[]
}

/** @returns what the site leaves out of a text, or true */
function checkParts(block: unknown) {
  const { children = [], markDefs = [] } = (block ?? {}) as Block
  const lines = children.flatMap((child) => child?.text?.match(/\n/g) ?? []).length + 1
  return (
    (Math.max(children.length, markDefs.length) <= MAX_CHILDREN && lines <= MAX_LINES) ||
    `Split this block: with more than ${MAX_CHILDREN} changes of formatting or ${MAX_LINES} lines, the site shows it without links, pictures, and formatting.`
  )
}

/** Checks a field of this type. @returns what the site leaves out, or true */
export function checkBodyLength(blocks: unknown[] | undefined = []) {
  return (
    (blocks.length <= MAX_BLOCKS && JSON.stringify(blocks).length <= MAX_CHARACTERS) ||
    `Shorten the text: the site shows at most ${MAX_BLOCKS} blocks and ${MAX_CHARACTERS} characters, including formatting.`
  )
}
