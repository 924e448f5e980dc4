import type { LegalSection } from '../document.ts'
import { figures } from '../figures.ts'
import { inactiveAccounts } from '../inactive-accounts.ts'
import { processorsUpdated, processorTable } from '../processors.ts'

const { retention: kept } = figures

export const sharing: LegalSection = {
  id: 'sharing',
  number: '4',
  title: 'How We Share It',
  clauses: [
    {
      id: 'sharing-providers',
      number: '4.1',
      lead: 'Companies that work for us.',
      text: [
        `They receive what their task requires and may use it for nothing else. This list was last changed on ${processorsUpdated}:`,
      ],
      table: processorTable(() => true),
    },
    {
      id: 'sharing-law',
      number: '4.2',
      lead: 'Law and safety.',
      text: [
        'We disclose data where the law requires it, or where it is needed to establish or defend legal claims or to protect people from harm.',
      ],
    },
    {
      id: 'sharing-transfer',
      number: '4.3',
      lead: 'Change of ownership.',
      text: [
        'If all or part of the business changes hands, its data moves with it, and this policy continues to apply to that data.',
      ],
    },
    {
      id: 'sharing-no-sale',
      number: '4.4',
      lead: 'No sale.',
      text: [
        'We do not sell personal data, and we do not share it for advertising across other websites, with one possible exception: California and other states may treat it as a sale or sharing when an optional service learns of your visit. Such a service is in use only if the Cookie Preferences page names it, and it runs only if you allow its category. To opt out, refuse it there or send Global Privacy Control (Section 11). We do not knowingly sell or share the data of anyone under 16.',
      ],
      links: [{ label: 'Cookie Preferences', to: '/cookies' }],
    },
    {
      id: 'sharing-countries',
      number: '4.5',
      lead: 'Transfers to other countries.',
      text: [
        'We are in the United States and process data there. When we or our providers receive personal data from the European Economic Area, the United Kingdom, or Switzerland, the transfer is covered by an adequacy decision or by the standard contractual clauses of the European Commission (Decision (EU) 2021/914), with the UK’s International Data Transfer Addendum and the changes that Swiss law requires. Email us for a copy. When you send us something yourself, you transfer it to us directly.',
      ],
    },
    {
      id: 'sharing-links',
      number: '4.6',
      lead: 'Other sites.',
      text: [
        'Our links lead to other sites, which have their own policies. We drew the map on the contact page ourselves. Its links open Apple Maps, Google Maps, OpenStreetMap, or, on Android, your own map app, which then receives your network address.',
      ],
    },
    {
      id: 'sharing-pictures',
      number: '4.7',
      lead: 'Pictures in posts.',
      text: [
        'If our posts are hosted on the content platform Sanity, their pictures load from its image network, cdn.sanity.io, which then receives your network address. Otherwise they load from this site.',
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
      lead: 'Messages, emails, and demo requests.',
      text: [
        `We keep them for ${kept.messageMonths} months after we receive them. This site then deletes its records automatically, and we delete what is in our mailboxes and other systems.`,
      ],
    },
    {
      id: 'retention-applications',
      number: '5.2',
      lead: 'Job applications.',
      text: [
        `We keep them for ${kept.applicationYears} years after we receive them. This site then deletes its records automatically, and we delete the copies. California requires employers to keep applications for ${kept.applicationLegalYears} years after the decision and, if a complaint is filed, until it is settled (Government Code § 12946).`,
      ],
    },
    {
      id: 'retention-waitlist',
      number: '5.3',
      lead: 'Waitlist.',
      text: [
        `We keep your request for ${kept.waitlistMonths} months after we receive it. This site then deletes its record automatically, and we delete the copies. If access opens to you before that, your account has its own record (Section 5.7).`,
      ],
    },
    {
      id: 'retention-spam',
      number: '5.4',
      lead: 'Spam.',
      text: [
        `We delete what we take for spam ${kept.spamMonths} months after it arrives. Until then, we can find a message that was marked by mistake.`,
      ],
    },
    {
      id: 'retention-newsletter',
      number: '5.5',
      lead: 'Newsletter.',
      text: [
        `We keep your address until you unsubscribe: follow the link in any of our emails, then select one button. For ${kept.unsubscribedMonths} months after that, we keep the record only to make sure that we send nothing to the address. If nobody confirms an address, this site deletes it when the link in the last email to it expires, ${kept.unconfirmedDays} days after that email was requested.`,
      ],
    },
    {
      id: 'retention-logs',
      number: '5.6',
      lead: 'Logs and counts.',
      text: [
        `We keep logs, including those of our hosting provider, no longer than ${kept.logDays} days. We store the counts that stop floods for about ${kept.rateLimitDays * 24} hours. An email that has to wait because too many were requested is counted until ${kept.rateLimitDays * 24} hours after its turn.`,
      ],
    },
    {
      id: 'retention-accounts',
      number: '5.7',
      lead: 'Accounts and Customer Content.',
      text: [
        `We keep account data as long as the account exists, Customer Content until ${kept.customerContentDays} days after the Subscription or the use of Free Software or Beta Services ends, and billing records for ${kept.billingYears} years after the tax year ends.`,
      ],
    },
    {
      id: 'retention-inactive',
      number: '5.8',
      lead: 'Inactive accounts.',
      text: [inactiveAccounts],
    },
    {
      id: 'retention-backups',
      number: '5.9',
      lead: 'Backups.',
      text: [
        `We back up daily. A backup that is ${kept.backupDays} days old is deleted when the next one is made, so data that is deleted elsewhere can remain in a backup until then.`,
      ],
    },
    {
      id: 'retention-exceptions',
      number: '5.10',
      lead: 'Exceptions.',
      text: [
        'We keep something longer only while this site is still trying to pass it on to us or to email you about it, or if it concerns a legal claim, a complaint to an authority, or an investigation that is pending or that we have reason to expect. This site deletes its own record all the same; we then keep a copy apart from it, use it for nothing else, and delete it once the matter is settled. For Customer Content, the Data Processing Addendum applies instead.',
      ],
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
        'Under an Educational License, a school sets up its students’ accounts, obtains the consent that the law requires, and decides how the accounts are used. We process those students’ data on the school’s behalf and use it only to provide, secure, and support the product for the school, not for the statistics in Section 3.1. The school can see it and have it deleted. We delete it when the license ends, as we do Customer Content (Section 5.7).',
      ],
    },
    {
      id: 'children-deletion',
      number: '6.3',
      lead: 'If we learn otherwise.',
      text: [
        `If we learn that a child under ${figures.minimumAge} has an account outside an Educational License, we close it and delete its data. If a child under ${figures.minimumAge} has sent us a form, we delete what was sent. A parent, guardian, or school can write to us.`,
      ],
    },
  ],
}
