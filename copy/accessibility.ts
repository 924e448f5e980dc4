import { brand } from './brand.ts'
import { figures } from './legal/figures.ts'
import type { PageMeta, TextSection } from './page.ts'

/** When the site was last evaluated by `evaluation`, and with which release of axe. */
const evaluated = { on: '2026-11-22', axe: '4.14' } as const

const sections: readonly TextSection[] = [
  {
    id: 'conformance',
    title: 'Conformance',
    text: [
      'Every page is built to meet WCAG 2.2, level AA. In our own evaluation we know of one point where some do not: the first of the known limits. That is what we found ourselves: no outside auditor has confirmed it, and no person who relies on assistive technology has tested the site yet.',
      'It relies on HTML, CSS and SVG. JavaScript is not required to read a page or to send a form.',
    ],
  },
  {
    id: 'measures',
    title: 'What the site does',
    text: ['Among the measures:'],
    list: [
      'A link skips to the content, and a change of page is announced.',
      'A dialog keeps the focus until it is closed and gives it back. A menu closes when the focus leaves it.',
      'Errors in a form are listed above it, and each leads to its field. Results of a search are announced.',
      'Nothing plays sound. A loop has a button that pauses it, and stands still under reduced motion.',
      'What a product diagram shows is also there in words. Severity is never shown by color alone.',
    ],
  },
  {
    id: 'evaluation',
    title: 'How it was evaluated',
    text: ['By these tests, and by looking at one page of each kind under the same conditions:'],
    list: [
      `axe ${evaluated.axe}, with all its rules, in Chromium: every page at a width of 1280 pixels, the main ones at 360 too, and open menus, dialogs and forms with errors.`,
      'The keyboard, in Chromium, Firefox and WebKit: every control of one page of each kind has to be in view when it has the focus, with nothing over it; so do those of menus, dialogs and forms with errors.',
      'The accessibility tree of Chromium: names of controls, landmarks, expanded states, announcements.',
      'A window of 320 pixels, which is a zoom of 400 percent; a browser font of 32 pixels; and the text spacing of WCAG 1.4.12: outside of product diagrams, nothing may be cut off or need sideways scrolling, but code and wide tables in their own boxes.',
      'Forced colors, more contrast, reduced motion, and without JavaScript.',
    ],
  },
  {
    id: 'untested',
    title: 'What was not tried',
    text: [
      'No screen reader was run, neither NVDA, JAWS, VoiceOver nor TalkBack; no voice control, no switch. Automated checks find only a part of all barriers.',
    ],
  },
  {
    id: 'limits',
    title: 'Known limits',
    text: ['What we know of:'],
    list: [
      'On the Features and Security pages, the last part of a small product diagram can be cut off in Safari on a phone, and where letters are twice as large or more widely spaced. The page of each product has its diagram in full.',
      'Choosing a region needs JavaScript. Without it, dates and office hours are those of the United States.',
      'The map on the contact page is a sketch. The office address stands beside it as text.',
      'Sites that we link to are not ours and may be less accessible.',
      'The site is in English only.',
    ],
  },
  {
    id: 'contact',
    title: 'Tell us',
    text: [
      `If something keeps you out, write to ${brand.email} or use the contact form. Name the page and what you use to read it. We answer within ${figures.barrierAnswerBusinessDays} business days and say what we will do, and until when; if you need what a page says in another form, we send it.`,
    ],
  },
]

export const accessibility = {
  meta: {
    title: 'Accessibility Statement',
    description:
      'WCAG 2.2 AA on every page: how this site was evaluated, in which browsers and when, its known limits, and whom to tell about a barrier.',
  } satisfies PageMeta,
  labels: { page: 'Accessibility', statement: 'Statement' },
  heading: 'Accessibility',
  lead: 'What the site meets, how we know, and what nobody has tried yet.',
  evaluated: { label: 'Evaluated', ...evaluated },
  sections,
  contactLink: { label: 'Contact', to: '/contact?reason=support' },
} as const
