/** The shapes that several copy records share. */

/** `title` comes without the brand (the site appends it); both are unique across the site. */
export interface PageMeta {
  title: string
  description: string
}

/** A link or button of the site's own: its words and its final address. */
export interface PageLink {
  label: string
  to: string
}

export interface Question {
  question: string
  answer: string
  /** Where the answer sends its reader. */
  link?: PageLink
}

/** A heading with paragraphs and, where it helps, a list. `id` is the anchor. */
export interface TextSection {
  id: string
  title: string
  text: readonly string[]
  list?: readonly string[]
}
