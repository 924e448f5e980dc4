import type { Template } from 'sanity'

/** A template that sets the category of the list it is created from. */
export const newPostTemplates: Template[] = [
  {
    id: 'post-in-category',
    title: 'Post',
    schemaType: 'blog',
    parameters: [{ name: 'category', title: 'Category', type: 'string' }],
    value: ({ category }: { category?: string }) => ({ category }),
  },
]
