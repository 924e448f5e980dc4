/** The types of documents that the site reads. */
export const documentTypes = [
  'blog',
  'job',
  'announcement',
  'testimonial',
  'figure',
  'question',
  'pageHead',
  'redirect',
  'author',
  'category',
] as const
