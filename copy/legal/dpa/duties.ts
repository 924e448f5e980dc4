import { brand } from '../../brand.ts'
import type { LegalSection } from '../document.ts'
import { figures } from '../figures.ts'

const { processing, retention } = figures

export const duties: readonly LegalSection[] = [
  {
    id: 'people-and-security',
    number: '3',
    title: 'People and Security',
    clauses: [
      {
        id: 'confidentiality',
        number: '3.1',
        lead: 'Confidentiality.',
        text: [
          'Only people who need Customer Data for their work may access it, and each of them is bound to confidentiality.',
        ],
      },
      {
        id: 'security',
        number: '3.2',
        lead: 'Security.',
        text: [
          'We maintain the measures in Annex 2. We may improve them, but not make them weaker overall.',
        ],
      },
      {
        id: 'breach',
        number: '3.3',
        lead: 'Personal data breach.',
        text: [
          `We notify the Customer of a breach of Customer Data without undue delay, and no later than ${processing.breachNoticeHours} hours after we become aware of it. We say what happened, which data and roughly how many people it affects, its likely consequences, what we are doing about it, and whom to contact, and add what we learn later. Notice is not an admission of fault.`,
        ],
      },
    ],
  },
  {
    id: 'subprocessors',
    number: '4',
    title: 'Subprocessors',
    clauses: [
      {
        id: 'subprocessors-permission',
        number: '4.1',
        lead: 'General permission.',
        text: [
          'The Customer allows us to use the subprocessors in Annex 3. We bind each one by contract to the data protection duties of this addendum, forbid it to train models with Customer Content, and are responsible for what it does.',
        ],
      },
      {
        id: 'subprocessors-changes',
        number: '4.2',
        lead: 'Changes.',
        text: [
          `We email the Customer at least ${processing.subprocessorNoticeDays} days before a new subprocessor receives Customer Data. The Customer may object on reasonable data protection grounds within ${processing.objectionDays} days of that email. If we cannot offer a way to avoid the new subprocessor, the Customer may terminate the affected Subscription before the subprocessor starts and receives a prorated refund of prepaid Fees.`,
        ],
      },
    ],
  },
  {
    id: 'assistance',
    number: '5',
    title: 'Assistance, Deletion, and Audit',
    clauses: [
      {
        id: 'assistance-requests',
        number: '5.1',
        lead: 'Requests from data subjects.',
        text: [
          'If someone asks us about Customer Data, we promptly pass the request on to the Customer and do not answer it ourselves. The Software lets the Customer find, export, and delete its content; where that is not enough, we help.',
        ],
      },
      {
        id: 'assistance-assessments',
        number: '5.2',
        lead: 'Assessments.',
        text: [
          'We give the Customer the information it reasonably needs for data protection impact assessments and for consulting or answering authorities.',
        ],
      },
      {
        id: 'assistance-deletion',
        number: '5.3',
        lead: 'Return and deletion.',
        text: [
          `The Customer may export Customer Data until the Subscription, or the use of Free Software or Beta Services, ends. We delete it within ${retention.customerContentDays} days after that, unless the law requires us to keep it. Copies in backups expire within ${retention.backupDays} more days. On request, we confirm the deletion in writing.`,
        ],
      },
      {
        id: 'assistance-audit',
        number: '5.4',
        lead: 'Audit.',
        text: [
          `We make available the information needed to show that we comply. If that is not enough, the Customer, or an independent auditor bound to confidentiality, may audit us once a year on ${processing.auditNoticeDays} days’ notice, and after a breach or at an authority’s request without that limit. An audit takes place during our Business Hours, does not reach other customers’ data, and is at the Customer’s expense unless it shows a material breach.`,
        ],
      },
      {
        id: 'assistance-contact',
        number: '5.5',
        lead: 'Contact.',
        text: [`Email ${brand.email} about anything in this addendum.`],
      },
      {
        id: 'assistance-liability',
        number: '5.6',
        lead: 'Liability and term.',
        text: [
          'Section 17 of the Terms of Service limits liability under this addendum. It does not limit the rights of data subjects. This addendum applies for as long as we have Customer Data.',
        ],
      },
    ],
  },
]

export const transfers: LegalSection = {
  id: 'transfers',
  number: '6',
  title: 'International Transfers',
  clauses: [
    {
      id: 'transfers-eea',
      number: '6.1',
      lead: 'European Economic Area.',
      text: [
        'If a transfer of Customer Data to us is not covered by an adequacy decision, the standard contractual clauses of Commission Implementing Decision (EU) 2021/914 are part of this addendum: module two where the Customer is a controller, module three where it is a processor. The docking clause applies. Clause 9(a) uses option 2, with the notice period of Section 4.2. The option in clause 11(a) is not used. Clause 17 uses option 1 with the law of Ireland, and clause 18(b) names the courts of Ireland. Annexes 1 through 3 below complete annexes I through III of the clauses. Accepting the Terms counts as signing the clauses and their annexes.',
      ],
    },
    {
      id: 'transfers-uk',
      number: '6.2',
      lead: 'United Kingdom.',
      text: [
        'For transfers under the UK GDPR, the International Data Transfer Addendum to those clauses, version B1.0, applies. The information in this addendum completes its tables, and neither party may end it when the regulator revises it.',
      ],
    },
    {
      id: 'transfers-switzerland',
      number: '6.3',
      lead: 'Switzerland.',
      text: [
        'For transfers under Swiss law, references to the GDPR also mean the Swiss Federal Act on Data Protection, the authority is the Federal Data Protection and Information Commissioner, and data subjects in Switzerland may sue there.',
      ],
    },
    {
      id: 'transfers-precedence',
      number: '6.4',
      lead: 'Precedence.',
      text: [
        'If they conflict, the standard contractual clauses control over this addendum, and this addendum controls over the Terms.',
      ],
    },
  ],
}
