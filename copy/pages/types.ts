/** Types that several copy records share. */

/** `title` doesn't include the brand, which the site appends. Both texts are unique across the site. */
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

/** A heading with paragraphs and an optional list. `id` is the anchor. */
export interface TextSection {
  id: string
  title: string
  text: readonly string[]
  list?: readonly string[]
}
