import { brand } from '../../brand.ts'
import { consentDays } from '../../consent.ts'
import { cookieCategories } from '../../cookies.ts'
import type { LegalSection } from '../document.ts'
import { figures } from '../figures.ts'
import { postalAddress } from '../postal-address.ts'
import { representatives } from '../representatives.ts'

export const rights: LegalSection = {
  id: 'rights',
  number: '7',
  title: 'Your Rights',
  clauses: [
    {
      id: 'rights-list',
      number: '7.1',
      lead: 'What you can ask for.',
      text: ['Wherever you live, you can ask us to:'],
      list: [
        'tell you what data we have about you and give you a copy;',
        'correct it;',
        'delete it, unless the law requires us to keep it or we need it for a legal claim;',
        'limit how we use it;',
        'give you the data you provided in a common, machine-readable format, or send it to someone else;',
        'stop relying on a consent you gave, which does not affect what was done before.',
      ],
    },
    {
      id: 'rights-how',
      number: '7.2',
      lead: 'How to ask.',
      text: [
        `Email ${brand.email} or use the contact form. We confirm within ${figures.rights.receiptBusinessDays} business days that we have your request. We may ask for what we need to make sure that it is you. We answer within ${figures.rights.answerDays} days, free of charge. If the law gives us more time and we need it, we tell you within those ${figures.rights.answerDays} days. We never treat you worse for asking.`,
      ],
      links: [{ label: 'Contact form', to: '/contact' }],
    },
    {
      id: 'rights-complaint',
      number: '7.3',
      lead: 'Complaints and appeals.',
      text: [
        `If you disagree with our answer, reply to it, and someone else will review it and answer within ${figures.rights.appealDays} days. You can also complain to the data protection authority or the attorney general where you live.`,
      ],
    },
  ],
}

/** Separate, because the GDPR requires it (Article 21 (4)). */
export const objection: LegalSection = {
  id: 'right-to-object',
  number: '8',
  title: 'Your Right to Object',
  clauses: [
    {
      id: 'objection-right',
      number: '8.1',
      text: [
        `You may object at any time, for reasons that relate to your particular situation, to any use of your data that rests on our legitimate interest. We then stop, unless we have compelling grounds that outweigh yours, or need the data for legal claims. You may object to direct marketing at any time and without a reason, and we then stop. Email ${brand.email}.`,
        'To object to the measurement of speed (Section 2.5), turn on Global Privacy Control in your browser. We cannot take your figures out of totals that do not show whose they are.',
      ],
    },
  ],
}

export const cookiePolicy: LegalSection = {
  id: 'cookies',
  number: '10',
  title: 'Cookies and Similar Storage',
  clauses: [
    {
      id: 'cookies-categories',
      number: '10.1',
      lead: 'Four categories.',
      text: ['Cookies and similar browser storage fall into four categories:'],
      list: cookieCategories.map(({ name, description }) => `${name}: ${description}`),
    },
    {
      id: 'cookies-today',
      number: '10.2',
      lead: 'What this site stores.',
      text: [
        `Strictly necessary: the draft of a form that you started, and how far you scrolled, so that Back returns you there. Functional, because you asked for it: the region that you chose, and that you hid the badge on the home page. If optional services are offered, a cookie named consent keeps your answer for ${consentDays} days and is sent to this site. Everything else stays in your browser. Any other service is in use only if the Cookie Preferences page names it.`,
      ],
      links: [{ label: 'Cookie Preferences', to: '/cookies' }],
    },
    {
      id: 'cookies-consent',
      number: '10.3',
      lead: 'Consent.',
      text: [
        'We store nothing else until you consent to it. While no optional service is in use, there is nothing to ask you. The Cookie Preferences page shows what is in use now, and you can change your choice there at any time.',
      ],
    },
  ],
}

export const signals: LegalSection = {
  id: 'signals',
  number: '11',
  title: 'Browser Signals',
  clauses: [
    {
      id: 'signals-gpc',
      number: '11.1',
      lead: 'Global Privacy Control.',
      text: [
        'We honor Global Privacy Control for every visitor, not only where the law requires it. If your browser sends it, we treat that as refusing sale, sharing, and every optional service.',
      ],
    },
    {
      id: 'signals-dnt',
      number: '11.2',
      lead: 'Do Not Track.',
      text: [
        'We ignore the older Do Not Track signal, because there is no agreed standard for what it means. Use Global Privacy Control instead.',
      ],
    },
  ],
}

export const closing: LegalSection = {
  id: 'security-changes-contact',
  number: '12',
  title: 'Security, Changes, and Contact',
  clauses: [
    {
      id: 'closing-security',
      number: '12.1',
      lead: 'Security.',
      text: [
        'We protect personal data with technical and organizational measures appropriate to the risk. No system is free of risk. If a breach affects you, we tell you where the law requires it.',
      ],
    },
    {
      id: 'closing-changes',
      number: '12.2',
      lead: 'Changes.',
      text: [
        `We publish each new version here with its date. If a change materially affects how we use data that we already have, we email account holders at least ${figures.changeNoticeDays} days before it applies.`,
      ],
    },
    {
      id: 'closing-contact',
      number: '12.3',
      lead: 'Contact.',
      text: [
        `${brand.legalName}, ${postalAddress}. Email: ${brand.email}.`,
        ...(representatives.eu ? [`Our representative in the EU: ${representatives.eu}`] : []),
        ...(representatives.uk ? [`Our representative in the UK: ${representatives.uk}`] : []),
      ],
    },
  ],
}
