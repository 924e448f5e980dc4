import { brand } from './brand.ts'
import type { PageMeta, TextSection } from './page.ts'

const sections: readonly TextSection[] = [
  {
    id: 'target',
    title: 'Target',
    text: [
      'We aim for WCAG 2.2, level AA, on every page. It is a target. No outside auditor has confirmed it.',
    ],
  },
  {
    id: 'measures',
    title: 'What the site does',
    text: ['Among the measures:'],
    list: [
      'Every page can be read and every form sent without a pointer and without JavaScript.',
      'A link skips to the content, and a change of page is announced.',
      'Errors in a form are listed above it, and each leads to its field.',
      'Nothing plays sound. A loop has a button that pauses it, and stands still under reduced motion.',
      'Product diagrams are labeled for screen readers. Severity is never shown by color alone.',
    ],
  },
  {
    id: 'testing',
    title: 'How it is tested',
    text: [
      'axe runs in a real browser on every page, at a width of 360 and of 1280 pixels, and on open menus, dialogs and forms with errors, as part of the tests that each change has to pass. At 320 pixels no page may scroll sideways. Other tests walk the pages by keyboard and look whether the focus is in view, read names and landmarks from the accessibility tree, and try text of twice the size, forced colors and reduced motion. Automated checks find only a part of all barriers. No person who relies on assistive technology has tested the site yet.',
    ],
  },
  {
    id: 'limits',
    title: 'Known limits',
    text: ['What we know of:'],
    list: [
      'The text for a product diagram is shorter than what the diagram shows.',
      'The map on the contact page is a sketch. The office address stands beside it as text.',
      'Sites that we link to are not ours and may be less accessible.',
      'The site is in English only.',
    ],
  },
  {
    id: 'contact',
    title: 'Tell us',
    text: [
      `If something keeps you out, write to ${brand.email} or use the contact form. Name the page and what you use to read it.`,
    ],
  },
]

export const accessibility = {
  meta: {
    title: 'Accessibility Statement',
    description:
      'The target is WCAG 2.2 AA. How this site is tested with axe and the keyboard, its known limits, and whom to tell about a barrier.',
  } satisfies PageMeta,
  labels: { page: 'Accessibility', statement: 'Statement' },
  heading: 'Accessibility',
  lead: 'What we aim for, how we test it, and where it falls short.',
  sections,
  contactLink: { label: 'Contact', to: '/contact?reason=support' },
} as const
