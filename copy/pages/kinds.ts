/** The kinds of pages that page speed is measured by, with their names on the leads page. */
export const pageKinds = {
  home: 'Home',
  product: 'Product',
  blog: 'Blog',
  post: 'Posts',
  company: 'Company and careers',
  form: 'Forms',
  legal: 'Legal',
  other: 'Other',
} as const

export type PageKind = keyof typeof pageKinds
