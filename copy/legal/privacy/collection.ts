import { brand } from '../../brand.ts'
import { contact } from '../../contact.ts'
import type { FieldCopy } from '../../form-fields.ts'
import { newsletter } from '../../newsletter.ts'
import { scheduleDemo } from '../../schedule-demo.ts'
import { waitlist } from '../../waitlist.ts'
import type { LegalSection } from '../document.ts'

/** What a form collects: "Your name and message, and your company if you give it". */
function collected(fields: Readonly<Record<string, FieldCopy>>): string {
  const all = Object.values(fields)
  const required = all.filter(({ missing }) => missing)
  const optional = all.filter(({ missing }) => !missing)
  const given = optional.length === 1 ? 'it' : 'them'
  return `Your ${listed(required)}${optional.length > 0 ? `, and your ${listed(optional)} if you give ${given}` : ''}`
}

function listed(fields: readonly FieldCopy[]): string {
  const names = fields.map(({ personalData }) => personalData)
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ')
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
        `${brand.legalName}, in ${brand.city}, ${brand.region}, is responsible for the personal data described here. Write to ${brand.email} about anything in this policy.`,
      ],
    },
    {
      id: 'scope-covers',
      number: '1.2',
      lead: 'What is covered.',
      text: [
        `This policy covers the ${brand.name} website and the accounts of people who use the product. Where an Enterprise uses the product, we process what it puts in on its behalf. Questions about that data go to the Enterprise first. Enterprise, Educational License, Subscription and Customer Content have the meaning of the Terms of Service.`,
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
      lead: 'Contact form.',
      text: [
        `${collected(contact.form.fields)}. An application for a job comes through this form too and names the position. With this and every other form we keep the address of the page it stood on and of the page that led you there, and what we note while we handle it.`,
      ],
    },
    {
      id: 'collect-waitlist',
      number: '2.2',
      lead: 'Waitlist.',
      text: [
        `${collected(waitlist.form.fields)} and, if a plan’s button led you there, that plan. We read the public profile to review and prioritize your request.`,
      ],
    },
    {
      id: 'collect-demo',
      number: '2.3',
      lead: 'Demo request.',
      text: [`${collected(scheduleDemo.form.fields)}.`],
    },
    {
      id: 'collect-newsletter',
      number: '2.4',
      lead: 'Newsletter.',
      text: [
        `${collected(newsletter.form.fields)}, and whether you confirmed it. Nothing but the confirmation is sent to an address until its owner has confirmed it.`,
      ],
    },
    {
      id: 'collect-logs',
      number: '2.5',
      lead: 'Server logs.',
      text: [
        'The logs of this website hold times, outcomes and faults, and neither what you typed nor your network address. A hosting provider may record requests with network address and browser type, to keep the service secure. A browser may report what the security rules of a page stopped, and errors of our scripts; we keep what failed and on which page, and nothing about you. To hold back floods, the site counts submissions and reports for each network address, and mails to an address by a hash of it; Section 5.4 says for how long.',
      ],
    },
    {
      id: 'collect-account',
      number: '2.6',
      lead: 'Accounts.',
      text: [
        'If you use the product: your name and email address, your sign-ins, your settings, how the product is used and performs, the repositories you connect, what you ask and what the product answers, and, for purchases, billing details. Card numbers go to our payment processor and not to us.',
      ],
    },
    {
      id: 'collect-not',
      number: '2.7',
      lead: 'What we do not do here.',
      text: [
        'Unless the Cookie Preferences page names such a service and you allow it, this website runs no analytics and no advertising and sets no optional cookies. It builds no profile of you from your visits.',
      ],
    },
    {
      id: 'collect-required',
      number: '2.8',
      lead: 'What you have to give.',
      text: [
        'Nobody has to send a form. One that you send needs the fields marked as required, since we could not do what it asks for without them.',
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
      lead: 'Purposes.',
      text: ['We use personal data to:'],
      list: [
        'answer messages and arrange demos;',
        'decide on waitlist requests and open access;',
        'consider job applications;',
        'send the newsletter to those who confirmed it;',
        'provide, support, improve and bill the product;',
        'keep the website and the product secure, and find faults;',
        'meet legal duties and defend legal claims.',
      ],
    },
    {
      id: 'use-grounds',
      number: '3.2',
      lead: 'Legal grounds.',
      text: [
        'Where the law asks for a ground, it is our contract with you or steps you asked for before one (accounts, demos, waitlist, applications), your consent (newsletter, optional services), a legal duty (bookkeeping), or our legitimate interest in answering people and in secure services that work and get better (messages, logs, counts, usage figures).',
      ],
    },
    {
      id: 'use-models',
      number: '3.3',
      lead: 'AI models.',
      text: [
        'The product may send prompts to AI models of other providers to generate answers and suggested code, as the Terms of Service describe. What you type into the forms of this website is not sent to such models.',
      ],
    },
    {
      id: 'use-decisions',
      number: '3.4',
      lead: 'Decisions.',
      text: ['People decide on waitlist requests and job applications.'],
    },
  ],
}
