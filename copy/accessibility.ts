import { brand } from './brand.ts'
import { figures } from './legal/figures.ts'
import type { PageMeta, TextSection } from './pages/types.ts'

/** When the latest of the tests in `evaluation` ran, and with which releases. */
const evaluated = { on: '2026-11-27', axe: '4.14', lighthouse: '13.5' } as const

const sections: readonly TextSection[] = [
  {
    id: 'conformance',
    title: 'Conformance',
    text: [
      'We build every page to meet WCAG 2.2, level AA. Our tests, listed below, found no failures, but don’t cover every criterion on every page. No outside auditor has confirmed this result, and no one who relies on assistive technology has tested the site yet.',
      'This statement covers this website, not the product, the Web Portal, or our emails. The site relies on HTML, CSS, and SVG. You don’t need JavaScript to read a page or send a form.',
    ],
  },
  {
    id: 'measures',
    title: 'What the site does',
    text: [],
    list: [
      'A skip link leads to the content, and the site announces each new page to assistive technology.',
      'An open dialog keeps the focus. When you close the dialog, the focus returns to where it was. A menu closes when the focus leaves it.',
      'If a form has errors, the page lists them at the top, each with a link to the field. The site also announces search results.',
      'Nothing plays sound. Looping videos have a pause button, and don’t play if you’ve asked for reduced motion.',
      'The information in each product diagram is also on the page as text. Severity is never shown by color alone.',
    ],
  },
  {
    id: 'evaluation',
    title: 'How we evaluated this site',
    text: [
      'We ran the following tests and, under the same conditions, looked at one page of each kind.',
    ],
    list: [
      `axe ${evaluated.axe}, with all its rules, in Chromium, on November 27, 2026: every page at 360 and 1280 pixels wide, before and after its scripts run, plus open menus, dialogs, and forms with errors.`,
      `Lighthouse ${evaluated.lighthouse}, in Chromium, on a simulated phone, on November 23, 2026: the accessibility checks, on every page in the sitemap, on search results, and on the pages that newsletter links open.`,
      'The keyboard, in Chromium, Firefox, and WebKit, on one page of each kind and in menus, dialogs, and forms with errors: a control must be in view when it has focus, and nothing may cover it.',
      'Chromium’s accessibility tree: names of controls, landmarks, expanded states, and announcements.',
      'A 320-pixel window (400 percent zoom), a 32-pixel browser font, and the text spacing of WCAG 1.4.12: nothing may be cut off, and only code and wide tables may scroll sideways, in their own boxes. We tested product diagrams, too.',
      'Forced colors, increased contrast, reduced motion, and no JavaScript.',
      'Orca 43.1 with Firefox 153 on Debian, on November 27, 2026. We read Orca’s speech log for the home page (after sending the refund request in its demo), a product page, pricing, the contact form with errors, and an article.',
    ],
  },
  {
    id: 'untested',
    title: 'What we haven’t tested',
    text: [
      'Orca is the only screen reader that we’ve used to test the site. We haven’t tested NVDA, JAWS, VoiceOver, TalkBack, voice control, or a switch device. Automated checks find only some barriers.',
    ],
  },
  {
    id: 'limits',
    title: 'Known limits',
    text: [],
    list: [
      'Choosing a region requires JavaScript. Without JavaScript, dates and office hours appear in US format.',
      'The map on the contact page is a sketch. The office address is next to the map as text.',
      'Other sites that we link to may be less accessible than this one.',
      'The site is in English only.',
    ],
  },
  {
    id: 'contact',
    title: 'Tell us',
    text: [
      `If you can’t use a part of this site, write to ${brand.email} or use the contact form. Tell us which page you can’t use, and which browser and assistive technology you use. We answer within ${figures.barrierAnswerBusinessDays} business days, and tell you what we’ll do and by when. If you need a page’s content in another format, we’ll send it.`,
    ],
  },
]

export const accessibility = {
  meta: {
    title: 'Accessibility Statement',
    description:
      'How this site aims for WCAG 2.2 AA: what we tested, in which browsers and when, the known limits, and whom to tell about a barrier.',
  } satisfies PageMeta,
  labels: { page: 'Accessibility', statement: 'Statement' },
  heading: 'Accessibility',
  lead: 'How we test this site’s accessibility, what we found, and what we haven’t tested yet.',
  evaluated: { label: 'Evaluated', ...evaluated },
  sections,
  contactLink: { label: 'Contact', to: '/contact?reason=support' },
} as const
