import { brand } from '../../brand.ts'
import type { LegalSection } from '../document.ts'
import { postalAddress } from '../postal-address.ts'
import { processorsUpdated, processorTable } from '../processors.ts'

export const annexes: readonly LegalSection[] = [
  {
    id: 'annex-1',
    number: '7',
    title: 'Annex 1: The Processing',
    clauses: [
      {
        id: 'annex-1-parties',
        number: '7.1',
        lead: 'Parties.',
        text: [
          `Exporter: the Customer, with the address and contact on its Order Form or account, as controller or processor. Importer: ${brand.legalName}, ${postalAddress}, ${brand.email}, as processor. Section 7.2 describes the activities of both.`,
        ],
      },
      {
        id: 'annex-1-processing',
        number: '7.2',
        lead: 'Subject, nature, and purpose.',
        text: [
          'Storing, analyzing, and displaying Customer Data to provide, secure, and support the Software for the Customer, continuously while a Subscription or the use of Free Software or Beta Services runs, and until deletion under Section 5.3.',
        ],
      },
      {
        id: 'annex-1-data',
        number: '7.3',
        lead: 'Data and people.',
        text: [
          'Personal data that appears in source code, configuration, commit histories, issues, and prompts: names, email addresses, and user names of developers and other people whom the Customer’s repositories mention, and what they wrote. Under an Educational License, also the names, email addresses, settings, and sign-ins of students, who may be children. No special categories are intended, so there are no extra safeguards for them.',
        ],
      },
      {
        id: 'annex-1-duration',
        number: '7.4',
        lead: 'Duration and subprocessors.',
        text: [
          'We keep Customer Data until it is deleted under Section 5.3. Subprocessors process it for the tasks in Annex 3, for no longer than we do, and model providers only as Section 9.4 of the Terms allows.',
        ],
      },
      {
        id: 'annex-1-authority',
        number: '7.5',
        lead: 'Supervisory authority.',
        text: [
          'The authority that is responsible for the Customer under clause 13 of the standard contractual clauses.',
        ],
      },
    ],
  },
  {
    id: 'annex-2',
    number: '8',
    title: 'Annex 2: Security Measures',
    clauses: [
      {
        id: 'annex-2-measures',
        number: '8.1',
        text: ['For Hosted Software, we:'],
        list: [
          'encrypt Customer Data in transit over public networks and at rest;',
          'keep each customer’s data logically separate;',
          'give access by role, to as few people as possible, and review and revoke it;',
          'log access to production systems;',
          'review changes to the Software before release and fix vulnerabilities by severity;',
          'back up Customer Data, test that it can be restored, and let backups expire; and',
          'have a plan for incidents and a published address for vulnerability reports.',
        ],
      },
    ],
  },
  {
    id: 'annex-3',
    number: '9',
    title: 'Annex 3: Subprocessors',
    clauses: [
      {
        id: 'annex-3-list',
        number: '9.1',
        text: [`As of ${processorsUpdated}:`],
        table: processorTable(({ customerContent }) => customerContent),
      },
    ],
  },
]
