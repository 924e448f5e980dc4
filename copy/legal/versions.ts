export type LegalText = 'terms' | 'privacy' | 'dpa'

interface LegalVersion {
  /** ISO date of the last change. */
  updated: string
  /** False until a lawyer has confirmed the text. The page doesn't show it. */
  confirmedByCounsel: boolean
}

/** The versions of the legal texts. Apart from them, because the server reads it, and it reads no MDX. */
export const legalVersions: Readonly<Record<LegalText, LegalVersion>> = {
  terms: { updated: '2026-11-26', confirmedByCounsel: false },
  privacy: { updated: '2026-11-26', confirmedByCounsel: false },
  dpa: { updated: '2026-11-23', confirmedByCounsel: false },
}
