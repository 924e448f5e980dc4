import { brand } from '../../brand.ts'
import { contact } from '../../forms/contact.ts'
import type { FieldCopy } from '../../forms/field.ts'
import { newsletter } from '../../forms/newsletter.ts'
import { scheduleDemo } from '../../forms/schedule-demo.ts'
import { waitlist } from '../../forms/waitlist.ts'
import type { LegalSection } from '../document.ts'

const list = new Intl.ListFormat('en-US')

/** What a form collects: "Your name and message, plus your company if you provide it". */
function collected(fields: Readonly<Record<string, FieldCopy>>): string {
  const all = Object.values(fields)
  const names = (some: readonly FieldCopy[]) =>
    list.format(some.map(({ personalData }) => personalData))
  const required = names(all.filter(({ missing }) => missing))
  const optional = all.filter(({ missing }) => !missing)
  if (optional.length === 0) return `Your ${required}`
  return `Your ${required}, plus your ${names(optional)} if you provide ${optional.length === 1 ? 'it' : 'them'}`
}

export const scope: LegalSection = {
  id: 'scope',
  number: '1',
  title: 'Who We Are and What This Covers',
  clauses: [
    {
      id: 'scope-who',
      number: '1.1',
      lead: 'Who is responsible.',
      text: [
        `${brand.legalName}, of ${brand.city}, ${brand.region}, is responsible for the personal data described here (the “controller”). Email ${brand.email} with any question about this policy.`,
      ],
    },
    {
      id: 'scope-covers',
      number: '1.2',
      lead: 'What is covered.',
      text: [
        `This policy covers the ${brand.name} website and the accounts of people who use the product. We process the personal data in Customer Content, and that of students under an Educational License, on behalf of the Customer, under the Data Processing Addendum. Please take questions about that data to the Customer first. Capitalized terms that are not defined here have the meaning given in the Terms of Service.`,
      ],
      links: [
        { label: 'Data Processing Addendum', to: '/dpa' },
        { label: 'Terms of Service', to: '/terms' },
      ],
    },
  ],
}

export const collection: LegalSection = {
  id: 'collection',
  number: '2',
  title: 'What We Collect',
  clauses: [
    {
      id: 'collect-contact',
      number: '2.1',
      lead: 'Contact form and job applications.',
      text: [
        `${collected(contact.form.fields)}. A job application comes through the same form and names the position. With every form, we also keep the address of the page it was on, any campaign tags in the link that brought you here, the address of the page that led you here, and what we record while handling it: notes, a status, and who answers.`,
        'If you email us directly, we receive your address and what you write.',
      ],
    },
    {
      id: 'collect-waitlist',
      number: '2.2',
      lead: 'Waitlist.',
      text: [
        `${collected(waitlist.form.fields)} and, if you came from a plan’s button, that plan. We read your public profile to review and prioritize your request.`,
      ],
    },
    {
      id: 'collect-demo',
      number: '2.3',
      lead: 'Demo request.',
      text: [`${collected(scheduleDemo.form.fields)}. We do not record the demo call.`],
    },
    {
      id: 'collect-newsletter',
      number: '2.4',
      lead: 'Newsletter.',
      text: [
        `${collected(newsletter.form.fields)}, and whether you confirmed it. Until its owner confirms, we send an address nothing but the confirmation email.`,
      ],
    },
    {
      id: 'collect-logs',
      number: '2.5',
      lead: 'Server logs and speed.',
      text: [
        'This website’s own logs record times, outcomes, and errors, but neither what you typed nor your network address. The server in front of the site and our hosting provider may log requests, with network address and browser type, to keep the service secure.',
        'Your browser may report errors in our scripts and what a page’s security rules blocked. We keep what failed and on which page, and nothing about you.',
        'Our script measures how fast a page loads, shows its content, responds, and stays in place for you. When you leave the page, your browser sends us these figures with the kind of page, such as “post” or “form”. We add them to totals, with no identifier and no network address. If your browser sends Global Privacy Control or asks to save data, nothing is measured.',
        'To stop floods, the site counts submissions, reports, and other requests that cost it work by network address, and emails by a hash of the address they go to. Section 5.6 says how long we keep logs and counts.',
      ],
    },
    {
      id: 'collect-account',
      number: '2.6',
      lead: 'Accounts.',
      text: [
        'If you use the product: your name and email address, your sign-ins, your settings, statistics about how the product is used and performs, and, for purchases, billing details. We get them from you, from your use of the product, or from the Customer that gives you an account. Card numbers go to our payment processor, not to us.',
      ],
    },
    {
      id: 'collect-content',
      number: '2.7',
      lead: 'Customer Content.',
      text: [
        'If you use the product: the repositories you connect, what you ask, and what the product answers. Section 9 of the Terms of Service limits what we may do with it.',
      ],
      links: [{ label: 'Terms of Service, Section 9', to: '/terms#customer-content' }],
    },
    {
      id: 'collect-not',
      number: '2.8',
      lead: 'What we do not collect.',
      text: [
        'Apart from the source of a form in Section 2.1 and the speed totals in Section 2.5, and unless the Cookie Preferences page names such a service and you allow it, this website runs no analytics or advertising and sets no optional cookies. It does not build a profile of you from your visits.',
      ],
      links: [{ label: 'Cookie Preferences', to: '/cookies' }],
    },
    {
      id: 'collect-required',
      number: '2.9',
      lead: 'What you have to provide.',
      text: [
        'You never have to send us a form. If you do, we need the fields marked as required to do what you ask.',
      ],
    },
  ],
}

export const use: LegalSection = {
  id: 'use',
  number: '3',
  title: 'How We Use It',
  clauses: [
    {
      id: 'use-purposes',
      number: '3.1',
      lead: 'Purposes and legal grounds.',
      text: [
        'We use personal data for these purposes, on these grounds where the law requires one:',
      ],
      list: [
        'To answer messages: our legitimate interest in answering people who write to us.',
        'To arrange demos, decide on waitlist requests, and open access: steps that you ask for before a contract.',
        'To consider job applications: steps that you ask for before a contract, and our legitimate interest in keeping the records that US law requires of employers.',
        'To count which pages, campaigns, and other sites lead people to our forms: our legitimate interest in knowing how people find us.',
        'To send the newsletter: your consent, which you can withdraw at any time.',
        'To run optional services, if there are any: your consent, which you can withdraw at any time.',
        'To provide, support, and bill the product: our contract with you.',
        'To improve the product with statistics about its use and performance, never with Customer Content and never with the data of students under an Educational License: our legitimate interest in a product that gets better.',
        'To keep the website and the product secure and to find errors: our legitimate interest in secure services.',
        'To know how fast the website is for its visitors: our legitimate interest in a fast website.',
        'To keep books, meet other legal duties, and establish or defend legal claims: a legal duty, or our legitimate interest in defending ourselves.',
      ],
    },
    {
      id: 'use-content',
      number: '3.2',
      lead: 'Customer Content.',
      text: [
        'We use Customer Content only to provide, secure, and support the product for the Customer it belongs to. We do not use it to improve the product, and we do not use it to train models for others without that Customer’s consent.',
      ],
    },
    {
      id: 'use-models',
      number: '3.3',
      lead: 'AI models.',
      text: [
        'The product may send prompts to other companies’ AI models to generate answers and suggested code, as the Terms of Service describe. What you type into the forms on this website is not sent to such models.',
      ],
    },
    {
      id: 'use-decisions',
      number: '3.4',
      lead: 'Decisions.',
      text: [
        'People, not software, decide on waitlist requests and job applications. No software rates or ranks you.',
      ],
    },
  ],
}
