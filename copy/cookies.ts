import type { PageMeta, TextSection } from './page.ts'

export type CookieCategoryId = 'necessary' | 'functional' | 'analytics' | 'advertising'

export interface CookieCategory {
  id: CookieCategoryId
  name: string
  description: string
  /** Strictly necessary storage needs no consent and cannot be switched off. */
  required: boolean
  /** Whether anything of this category is stored today. */
  inUse: boolean
}

export interface StoredItem {
  name: string
  category: CookieCategoryId
  where: string
  holds: string
  /** The visitor's action that stores it. */
  keptWhen: string
  until: string
}

/** The four categories of the cookie policy. */
export const cookieCategories: readonly CookieCategory[] = [
  {
    id: 'necessary',
    name: 'Strictly necessary',
    description: 'Without it, something you asked for does not work.',
    required: true,
    inUse: true,
  },
  {
    id: 'functional',
    name: 'Functional',
    description: 'Remembers choices for comfort.',
    required: false,
    inUse: false,
  },
  {
    id: 'analytics',
    name: 'Performance and analytics',
    description: 'Measures how pages are used.',
    required: false,
    inUse: false,
  },
  {
    id: 'advertising',
    name: 'Targeting and advertising',
    description: 'Selects and measures advertising.',
    required: false,
    inUse: false,
  },
]

export const storedItems: readonly StoredItem[] = [
  {
    name: 'Form draft',
    category: 'necessary',
    where: 'Session storage',
    holds: 'What you typed into a form that is not sent yet.',
    keptWhen: 'You type into a form.',
    until: 'The form is sent or the tab is closed.',
  },
  {
    name: 'Region',
    category: 'necessary',
    where: 'Local storage',
    holds: 'The region that sets how dates and office hours are shown.',
    keptWhen: 'You choose a region.',
    until: 'You clear it here or in your browser.',
  },
  {
    name: 'Hidden badge',
    category: 'necessary',
    where: 'Session storage',
    holds: 'That you hid the badge of the home page.',
    keptWhen: 'You hide it.',
    until: 'You clear it here, or the tab is closed.',
  },
  {
    name: 'Scroll positions',
    category: 'necessary',
    where: 'Session storage',
    holds: 'How far down each page of this visit was scrolled, so that Back returns you there.',
    keptWhen: 'You leave a page.',
    until: 'The tab is closed.',
  },
]

/** Stored only when there are optional services. */
export const choiceItem: StoredItem = {
  name: 'consent',
  category: 'necessary',
  where: 'Cookie',
  holds: 'Which optional categories you allowed, or that you allowed none.',
  keptWhen: 'You answer the question about optional services.',
  until: 'Half a year has passed, or you clear it in your browser.',
}

const sections: readonly TextSection[] = [
  {
    id: 'banner',
    title: 'Why there is no banner',
    text: [
      'A banner asks for consent to optional storage. This site has none, so there is nothing to ask. If that changes, the question comes first: nothing optional is stored before you consent.',
    ],
  },
  {
    id: 'signals',
    title: 'Browser signals',
    text: [
      'Global Privacy Control is honored for every visitor. A browser that sends it has refused every optional category.',
      'Do Not Track is ignored, because there is no agreed meaning for it.',
    ],
  },
  {
    id: 'map',
    title: 'The map on the contact page',
    text: [
      'The map is a drawing of our own and loads nothing from elsewhere. Its links open Apple Maps, Google Maps or OpenStreetMap in a new tab, on sites that are not ours.',
    ],
  },
  {
    id: 'clearing',
    title: 'Clearing what is stored',
    text: [
      'Your browser can clear or block storage for any site. If you block it here, forms and pages still work. A draft, a region or a hidden badge is then not remembered.',
    ],
  },
]

/** Cookie preferences and cookie policy: one page. */
export const cookies = {
  meta: {
    title: 'Cookie Preferences',
    description: 'What this site stores in your browser, in four categories, and how to change it.',
  } satisfies PageMeta,
  heading: 'Cookie Preferences',
  subtitle: 'What this site stores in your browser, and why',
  introduction:
    'This site sets no optional cookies. What it keeps in your browser stands below, each item to do what you asked of it or so that Back works.',
  withServices:
    'Optional services of this site run only for those who allow them. What you asked for yourself works either way.',
  services: {
    heading: 'Optional services',
    intro:
      'What runs if you allow its category, and only then. You can change your choice at any time.',
    provider: 'Provider',
    purpose: 'Purpose',
    stores: 'Keeps in your browser',
    nothing: 'Nothing',
  },
  preferences: {
    heading: 'Categories',
    alwaysOn: 'Always on',
    onConsent: 'Only if you allow it',
    notInUse: 'Not in use',
    gpcOn: 'Your browser sends Global Privacy Control. Every optional category stays off.',
    gpcOff: 'Your browser does not send Global Privacy Control.',
  },
  stored: {
    heading: 'What is stored today',
    columns: {
      name: 'Name',
      category: 'Category',
      where: 'Where',
      holds: 'Holds',
      keptWhen: 'Kept when',
      until: 'Until',
    },
    clear: 'Clear drafts, region and badge',
    cleared: 'Cleared. No draft, no region and no hidden badge is kept.',
  },
  sections,
  privacyLink: { label: 'Read the Privacy Policy', to: '/privacy' },
} as const
