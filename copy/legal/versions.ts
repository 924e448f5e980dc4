export type LegalText = 'terms' | 'privacy' | 'dpa'

interface LegalVersion {
  /** ISO date of the last change. */
  updated: string
  /** Of the text on that date. A test compares it, so that no text changes under an old date. */
  hash: string
  /** False until a lawyer has confirmed the text. The page doesn't show it. */
  confirmedByCounsel: boolean
}

/** The versions of the legal texts. Apart from them, because the server reads it, and it reads no MDX. */
export const legalVersions: Readonly<Record<LegalText, LegalVersion>> = {
  terms: { updated: '2026-11-28', hash: '7f68f96b', confirmedByCounsel: false },
  privacy: { updated: '2026-11-28', hash: '5682b62e', confirmedByCounsel: false },
  dpa: { updated: '2026-11-28', hash: '4553b23a', confirmedByCounsel: false },
}
