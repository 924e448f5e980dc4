import type { Template } from 'sanity'

/** Templates that set what the list they are used in is of: a category, or a place on the site. */
export const newDocumentTemplates: Template[] = [
  {
    id: 'post-in-category',
    title: 'Post',
    schemaType: 'blog',
    parameters: [{ name: 'category', title: 'Category', type: 'string' }],
    value: ({ category }: { category?: string }) => ({ category }),
  },
  {
    id: 'figure-in-place',
    title: 'Figure',
    schemaType: 'figure',
    parameters: [{ name: 'place', title: 'Appears on', type: 'string' }],
    value: ({ place }: { place?: string }) => ({ place }),
  },
  {
    id: 'question-in-place',
    title: 'Question',
    schemaType: 'question',
    parameters: [{ name: 'place', title: 'Appears on', type: 'string' }],
    value: ({ place }: { place?: string }) => ({ places: place ? [place] : [] }),
  },
]
