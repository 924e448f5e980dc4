/** Types that several copy records share. */

/** `title` is without the brand, which the site appends. Both are unique across the site. */
export interface PageMeta {
  title: string
  description: string
}

/** An internal link or button: label and final URL. */
export interface PageLink {
  label: string
  to: string
}

export interface Question {
  question: string
  answer: string
  /** The link in the answer. */
  link?: PageLink
}

/** A heading with paragraphs and, where it helps, a list. `id` is the anchor. */
export interface TextSection {
  id: string
  title: string
  text: readonly string[]
  list?: readonly string[]
}
