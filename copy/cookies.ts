import { consentMonths } from './consent.ts'
import type { PageMeta, TextSection } from './pages/types.ts'

export type CookieCategoryId = 'necessary' | 'functional' | 'analytics' | 'advertising'

export interface CookieCategory {
  id: CookieCategoryId
  name: string
  description: string
  /** Strictly necessary storage needs no consent and cannot be switched off. */
  required: boolean
  /** What the site does in this category as long as no service in it is enabled. */
  state: string
}

export interface StoredItem {
  name: string
  category: CookieCategoryId
  where: string
  holds: string
  /** The visitor's action that stores the item. */
  keptWhen: string
  until: string
}

const notInUse = 'Not in use'

/** The four categories of the cookie policy. */
export const cookieCategories: readonly CookieCategory[] = [
  {
    id: 'necessary',
    name: 'Strictly necessary',
    description: 'Needed for something you asked for, or to make Back, Forward, and forms work.',
    required: true,
    state: 'Always on',
  },
  {
    id: 'functional',
    name: 'Functional',
    description: 'Remembers a choice that you make on this site.',
    required: false,
    state: 'When you choose it',
  },
  {
    id: 'analytics',
    name: 'Performance and analytics',
    description:
      'Measures how people use pages. Our own speed measurement is described separately: It reads from your browser how fast a page loads and responds, sends us the figures, which we keep only as totals, and stores nothing in your browser except your choice to turn it off.',
    required: false,
    state: notInUse,
  },
  {
    id: 'advertising',
    name: 'Targeting and advertising',
    description: 'Selects ads and measures their effect.',
    required: false,
    state: notInUse,
  },
]

export const storedItems: readonly StoredItem[] = [
  {
    name: 'Form draft',
    category: 'necessary',
    where: 'Session storage',
    holds: 'What you’ve typed into a form that you haven’t sent yet.',
    keptWhen: 'You type into a form.',
    until: 'You send the form or close the tab.',
  },
  {
    name: 'Region',
    category: 'necessary',
    where: 'Local storage',
    holds: 'The region that determines how dates and office hours appear.',
    keptWhen: 'You choose a region.',
    until: 'You clear the region here or in your browser.',
  },
  {
    name: 'Speed measurement',
    category: 'necessary',
    where: 'Local storage',
    holds: 'Your choice to turn off the speed measurement.',
    keptWhen: 'You turn off the measurement on this page.',
    until: 'You turn the measurement on again, or clear this choice in your browser.',
  },
  {
    name: 'Hidden badge',
    category: 'functional',
    where: 'Session storage',
    holds: 'Your choice to hide the badge on the home page.',
    keptWhen: 'You hide the badge.',
    until: 'You clear this choice here or close the tab.',
  },
  {
    name: 'Scroll positions',
    category: 'necessary',
    where: 'Session storage',
    holds: 'How far you scrolled on each page, so that the Back button returns you there.',
    keptWhen: 'You leave a page.',
    until: 'You close the tab.',
  },
]

/** Stored only if the site has optional services. */
export const choiceItem: StoredItem = {
  name: 'consent',
  category: 'necessary',
  where: 'Cookie',
  holds: 'Which optional categories you allowed, if any.',
  keptWhen: 'You answer the question about optional services.',
  until: `${consentMonths} months have passed, or you clear the cookie in your browser.`,
}

const sections: readonly TextSection[] = [
  {
    id: 'no-banner',
    title: 'Why there is no banner',
    text: [
      'A banner asks for your consent to storage that isn’t necessary and that you didn’t choose. This site uses no such storage. If we add any, we’ll ask you first and store nothing of that kind without your consent.',
    ],
  },
  {
    id: 'signals',
    title: 'Browser signals',
    text: [
      'We honor Global Privacy Control for every visitor. If your browser sends the signal, every optional service stays off.',
      'We ignore Do Not Track, because there’s no agreed standard for what it means.',
    ],
  },
  {
    id: 'speed',
    title: 'Page speed',
    text: [
      'Our own script measures how fast a page loads and responds in your browser, and sends us the figures and the kind of page. We add the figures to totals, without an identifier. The script measures nothing if your browser sends Global Privacy Control or asks to save data, or if you turn off the measurement above. The script stores nothing in your browser except your choice to turn off the measurement.',
    ],
  },
  {
    id: 'map',
    title: 'The map on the contact page',
    text: [
      'We drew the map ourselves, and it loads nothing from other sites. The links next to the map open Apple Maps, Google Maps, OpenStreetMap, or, on Android, your own map app. We don’t run any of these services.',
    ],
  },
  {
    id: 'clearing',
    title: 'Clearing what is stored',
    text: [
      'Your browser can clear or block storage for any site. If you block storage for this site, pages and forms still work, but the site won’t remember a draft, a region, a hidden badge, how far you scrolled, or your choice to turn off the speed measurement.',
    ],
  },
]

/** The page with the cookie preferences and the cookie policy. */
export const cookies = {
  meta: {
    title: 'Cookie Preferences',
    description:
      'What this site stores in your browser, by category: why, for how long, and how to change your choice or clear it.',
  } satisfies PageMeta,
  heading: 'Cookie Preferences',
  subtitle: 'What this site stores in your browser, and why',
  introduction:
    'This site sets no cookies for visitors. The list below names everything that the site stores in your browser: the draft of a form that you haven’t sent, your choices, and, for the Back button, how far you scrolled.',
  withServices:
    'This site’s optional services run only if you allow them. Everything else on the site works either way.',
  services: {
    heading: 'Optional services',
    intro:
      'These services run only if you allow their category. You can change your choice at any time.',
    provider: 'Provider',
    purpose: 'Purpose',
    stores: 'Stores in your browser',
    nothing: 'Nothing',
  },
  preferences: {
    heading: 'Categories',
    onConsent: 'Only if you allow it',
    notInUse,
    gpcOn: 'Your browser sends Global Privacy Control, so every optional service stays off.',
    gpcOff: 'Your browser doesn’t send Global Privacy Control.',
  },
  speedMeasurement: {
    turnOff: 'Don’t Measure Speed in This Browser',
    turnOn: 'Measure Speed Again',
    off: 'Page speed isn’t measured in this browser.',
  },
  stored: {
    heading: 'What is stored today',
    columns: {
      name: 'Name',
      category: 'Category',
      where: 'Where',
      holds: 'Holds',
      keptWhen: 'Stored when',
      until: 'Until',
    },
    clear: 'Clear Drafts, Region, and Badge',
    cleared: 'Cleared. Your drafts, region, and badge choice are gone.',
  },
  sections,
  privacyLink: { label: 'Read the Privacy Policy', to: '/privacy' },
} as const
