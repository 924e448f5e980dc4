import type { Template } from 'sanity'

/** A post that begins in the category of the list that it is created from. */
export const newPostTemplates: Template[] = [
  {
    id: 'post-in-category',
    title: 'Post',
    schemaType: 'blog',
    parameters: [{ name: 'category', title: 'Category', type: 'string' }],
    value: ({ category }: { category?: string }) => ({ category }),
  },
]
