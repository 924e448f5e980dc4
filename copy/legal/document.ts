import type { PageLink } from '../pages/types.ts'

/** A numbered clause: an optional bold lead-in, paragraphs, then an optional list, table, and links. */
export interface LegalClause {
  /** Anchor, unique in its document. */
  id: string
  /** Section and position, such as `3.2`. */
  number: string
  lead?: string
  text: readonly string[]
  list?: readonly string[]
  table?: LegalTable
  links?: readonly PageLink[]
}

export interface LegalTable {
  /** The accessible name. */
  name: string
  columns: readonly string[]
  /** One cell per column. The first names the row. */
  rows: readonly (readonly string[])[]
}

export interface LegalSection {
  /** Anchor, unique in its document. */
  id: string
  number: string
  title: string
  clauses: readonly LegalClause[]
}

export interface LegalDocument {
  heading: string
  subtitle: string
  /** ISO date of the last change. */
  updated: string
  /** False until a lawyer has confirmed the text. The page doesn't show it. */
  confirmedByCounsel: boolean
  introduction: readonly string[]
  sections: readonly LegalSection[]
}
