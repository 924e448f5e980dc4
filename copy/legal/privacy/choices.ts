import { brand } from '../../brand.ts'
import { cookieCategories } from '../../cookies.ts'
import type { LegalSection } from '../document.ts'

export const rights: LegalSection = {
  id: 'rights',
  number: '7',
  title: 'Your Rights',
  clauses: [
    {
      id: 'rights-list',
      number: '7.1',
      lead: 'What you can ask.',
      text: ['Wherever you live, you can ask us to:'],
      list: [
        'tell you what data we hold about you and give you a copy;',
        'correct it;',
        'delete it, where no legal duty requires us to keep it;',
        'stop a use of it, or limit it, where we rely on legitimate interest;',
        'hand it over in a common format, where you gave it to us;',
        'take note that you withdraw a consent, which does not affect what was done before.',
      ],
    },
    {
      id: 'rights-how',
      number: '7.2',
      lead: 'How to ask.',
      text: [
        `Write to ${brand.email} or use the contact form. We may ask for what we need to be sure that it is you. Somebody whom you authorize may ask for you. We answer within the time that the law sets, and never treat you worse for asking.`,
      ],
    },
    {
      id: 'rights-complaint',
      number: '7.3',
      lead: 'Complaints.',
      text: [
        'If an answer does not satisfy you, tell us and we look at it again. You can also turn to the data protection authority where you live.',
      ],
    },
    {
      id: 'rights-california',
      number: '7.4',
      lead: 'California.',
      text: [
        'In the words of the California Consumer Privacy Act, we collect identifiers (name, email address, phone number, network address), professional information (company, LinkedIn profile, what an application contains), commercial information (purchases), internet activity (requests to our servers, use of the product), message content (what a form sends) and account content (repositories, prompts, answers). They come from you, your browser, the Enterprise or school that gives you an account and, for the waitlist, your public LinkedIn profile. They serve the purposes of Section 3, go only to those named in Section 4 and are kept as Section 5 says. None is sold or shared, but for the case that Section 4.4 describes; there you find how to opt out. We use no sensitive personal information to infer anything about you.',
      ],
    },
  ],
}

export const cookiePolicy: LegalSection = {
  id: 'cookies',
  number: '8',
  title: 'Cookies and Similar Storage',
  clauses: [
    {
      id: 'cookies-categories',
      number: '8.1',
      lead: 'Four categories.',
      text: ['Cookies and similar browser storage fall into four categories:'],
      list: cookieCategories.map(({ name, description }) => `${name}: ${description}`),
    },
    {
      id: 'cookies-today',
      number: '8.2',
      lead: 'What this site stores.',
      text: [
        'Strictly necessary storage only: the draft of a form that you began, the region that you chose, that you hid the badge of the home page, and how far you had scrolled, so that Back returns you there. Where optional services are offered, a cookie named consent keeps your answer for half a year and is sent to this site. The rest stays in your browser. A service of the other three categories is in use only if the Cookie Preferences page names it.',
      ],
    },
    {
      id: 'cookies-consent',
      number: '8.3',
      lead: 'Consent.',
      text: [
        'Nothing of the other three categories is stored before you consent to it. Where none is in use, there is no question to answer. The Cookie Preferences page shows the present state, and your choice can be changed there at any time.',
      ],
    },
  ],
}

export const signals: LegalSection = {
  id: 'signals',
  number: '9',
  title: 'Browser Signals',
  clauses: [
    {
      id: 'signals-gpc',
      number: '9.1',
      lead: 'Global Privacy Control.',
      text: [
        'We honor Global Privacy Control for every visitor, and not only where the law requires it. A browser that sends it has refused sale, sharing and every optional category.',
      ],
    },
    {
      id: 'signals-dnt',
      number: '9.2',
      lead: 'Do Not Track.',
      text: [
        'We ignore the older Do Not Track signal, because there is no agreed meaning for it. Use Global Privacy Control instead.',
      ],
    },
  ],
}

export const closing: LegalSection = {
  id: 'security-changes-contact',
  number: '10',
  title: 'Security, Changes and Contact',
  clauses: [
    {
      id: 'closing-security',
      number: '10.1',
      lead: 'Security.',
      text: [
        'We protect personal data with technical and organizational measures suited to the risk. No system is free of risk. If a breach concerns you, we tell you where the law requires it.',
      ],
    },
    {
      id: 'closing-changes',
      number: '10.2',
      lead: 'Changes.',
      text: [
        'A new version is published here with its date. If it changes materially how we use data that we already hold, we tell account holders by email before it applies.',
      ],
    },
    {
      id: 'closing-contact',
      number: '10.3',
      lead: 'Contact.',
      text: [`${brand.legalName}, ${brand.city}, ${brand.region}. Email: ${brand.email}.`],
    },
  ],
}
