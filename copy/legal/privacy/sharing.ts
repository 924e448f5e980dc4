import type { LegalSection } from '../document.ts'
import { figures } from '../figures.ts'
import { inactiveAccounts } from '../inactive-accounts.ts'

const { backupDays, floodCountDays, unconfirmedDays } = figures.retention

export const sharing: LegalSection = {
  id: 'sharing',
  number: '4',
  title: 'How We Share It',
  clauses: [
    {
      id: 'sharing-providers',
      number: '4.1',
      lead: 'Providers.',
      text: [
        'Companies that work for us receive what their task needs and may use it for nothing else: hosting, email delivery, payment processing, the content platform (Section 4.7), for the product, model providers and, where we use one, a system that keeps track of requests, which receives what a form sent, the page and the referrer.',
      ],
    },
    {
      id: 'sharing-law',
      number: '4.2',
      lead: 'Law and safety.',
      text: [
        'We disclose data where the law compels it, or where it is needed to establish or defend legal claims or to protect people from harm.',
      ],
    },
    {
      id: 'sharing-transfer',
      number: '4.3',
      lead: 'Change of ownership.',
      text: [
        'If the business or a part of it changes hands, the data that belongs to it moves along and this policy keeps applying to it.',
      ],
    },
    {
      id: 'sharing-no-sale',
      number: '4.4',
      lead: 'No sale.',
      text: [
        'We do not sell personal data, and do not share it for advertising across other websites, with one possible exception: the law of California and of other states may call it a sale or a sharing when a service of the optional categories learns of your visit. Such a service is in use only if the Cookie Preferences page names it, and runs only if you allow its category. To opt out, refuse it there or send Global Privacy Control (Section 9). We do not knowingly sell or share data of anyone under 16.',
      ],
    },
    {
      id: 'sharing-countries',
      number: '4.5',
      lead: 'Other countries.',
      text: [
        'We are in the United States, and data is processed there. Where the law of your country sets conditions for that, we follow them, for example by standard contractual clauses.',
      ],
    },
    {
      id: 'sharing-links',
      number: '4.6',
      lead: 'Other sites.',
      text: [
        'Links lead to sites of others, whose own policies apply. The map on the contact page is a drawing of our own; its links open Apple Maps, Google Maps, OpenStreetMap or, on Android, your own map app, which then receives your network address.',
      ],
    },
    {
      id: 'sharing-pictures',
      number: '4.7',
      lead: 'Pictures in posts.',
      text: [
        'Where posts are kept with the hosted content platform Sanity, their pictures load from its image network, cdn.sanity.io. It then receives your network address. Otherwise they load from this site.',
      ],
    },
  ],
}

export const retention: LegalSection = {
  id: 'retention',
  number: '5',
  title: 'How Long We Keep It',
  clauses: [
    {
      id: 'retention-messages',
      number: '5.1',
      lead: 'Messages, demos and applications.',
      text: [
        'Until the matter is settled, and after that for as long as we may need to show what was said, or the law has us keep it. Then one of us deletes them. The site deletes none by itself, not even what it takes for spam, so that no message is lost by mistake.',
      ],
    },
    {
      id: 'retention-waitlist',
      number: '5.2',
      lead: 'Waitlist.',
      text: [
        'Until access opens to you or the waitlist closes, unless you ask us to remove you earlier. Then one of us deletes the request.',
      ],
    },
    {
      id: 'retention-newsletter',
      number: '5.3',
      lead: 'Newsletter.',
      text: [
        `Until you unsubscribe. Every mail carries a link to a page with one button that does it. After that we keep the address only to know that nothing may be sent to it, unless you ask us to erase it. An address that nobody confirms is deleted by the site once the link in the last mail to it has ended, ${unconfirmedDays} days after we were asked for that mail.`,
      ],
    },
    {
      id: 'retention-logs',
      number: '5.4',
      lead: 'Logs and counts.',
      text: [
        `Logs are kept for as long as they help to find faults and abuse. The counts that hold back floods are kept for about ${floodCountDays * 24} hours, then the site deletes them. Where a network asks for so many mails that some wait for their turn, its counts are kept until ${floodCountDays * 24} hours after the last of these.`,
      ],
    },
    {
      id: 'retention-accounts',
      number: '5.5',
      lead: 'Accounts.',
      text: [
        'For as long as the account exists. Customer Content of an ended Subscription goes as the Terms of Service say. Billing records are kept for as long as tax law requires.',
      ],
    },
    {
      id: 'retention-inactive',
      number: '5.6',
      lead: 'Inactive accounts.',
      text: [inactiveAccounts],
    },
    {
      id: 'retention-backups',
      number: '5.7',
      lead: 'Backups.',
      text: [`Backups keep deleted data until they expire, after about ${backupDays} days.`],
    },
  ],
}

export const children: LegalSection = {
  id: 'children',
  number: '6',
  title: 'Children and Educational Licenses',
  clauses: [
    {
      id: 'children-age',
      number: '6.1',
      lead: 'Minimum age.',
      text: [
        `You must be at least ${figures.minimumAge} years old to have an account. Children under ${figures.minimumAge} may not have one, except under an Educational License. This website is not directed to them.`,
      ],
    },
    {
      id: 'children-educational',
      number: '6.2',
      lead: 'Educational Licenses.',
      text: [
        'Under an Educational License, a school sets up accounts for its pupils, obtains the consent that the law requires and decides how they are used. We use those pupils’ data only to provide the product to the school, which can see it and have it deleted.',
      ],
    },
    {
      id: 'children-deletion',
      number: '6.3',
      lead: 'If we learn otherwise.',
      text: [
        `If we learn that a child under ${figures.minimumAge} has an account outside an Educational License, we close it and delete its data. If a child of that age has sent a form of this website, we delete what was sent. A parent, guardian or school can write to us.`,
      ],
    },
  ],
}
