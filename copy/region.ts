/** A region determines the format of dates and times. The time zone is the browser's. */
export interface Region {
  name: string
  /** BCP 47, for `Intl.DateTimeFormat`. */
  locale: string
}

/** The first is the server's default. */
export const regions: readonly Region[] = [
  { name: 'United States', locale: 'en-US' },
  { name: 'Australia', locale: 'en-AU' },
  { name: 'Canada', locale: 'en-CA' },
  { name: 'India', locale: 'en-IN' },
  { name: 'Ireland', locale: 'en-IE' },
  { name: 'New Zealand', locale: 'en-NZ' },
  { name: 'Singapore', locale: 'en-SG' },
  { name: 'South Africa', locale: 'en-ZA' },
  { name: 'United Kingdom', locale: 'en-GB' },
]

/** Texts of the dialog behind "Change Region" and "English" in the footer. */
export const regionDialog = {
  heading: 'Language and region',
  language: { label: 'Language', value: 'English', note: 'This site is in English only.' },
  region: {
    label: 'Region',
    note: 'Changes how dates and office hours appear. Stored in this browser only.',
    needsScript: 'Choosing a region requires JavaScript. Without it, dates appear in US format.',
  },
  save: 'Save',
  cancel: 'Cancel',
  /** Announced to screen readers. */
  saved: (region: string) => `Saved: ${region}.`,
} as const
