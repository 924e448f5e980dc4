import type { LegalSection } from '../document.ts'
import { figures } from '../figures.ts'

const { processing } = figures

export const scope: readonly LegalSection[] = [
  {
    id: 'definitions',
    number: '1',
    title: 'Terms Used Here',
    clauses: [
      {
        id: 'definitions-law',
        number: '1.1',
        text: [
          '“Data Protection Law” means the laws on personal data that apply to the processing, such as the GDPR, the UK GDPR, the Swiss Federal Act on Data Protection, and the California Consumer Privacy Act. “Controller,” “processor,” “data subject,” “personal data,” and “processing” have the meaning that those laws give to them or to the equivalent term. “Customer Data” means the personal data in Customer Content and, under an Educational License, that of the students’ accounts. Other capitalized terms, and “business day,” are defined in the Terms of Service.',
        ],
        links: [{ label: 'Terms of Service', to: '/terms' }],
      },
    ],
  },
  {
    id: 'roles',
    number: '2',
    title: 'Roles and Instructions',
    clauses: [
      {
        id: 'roles-parties',
        number: '2.1',
        lead: 'Roles.',
        text: [
          'For Customer Data, the Customer is a controller, or a processor for another controller, and we are its processor. For other account data and for billing data we are a controller, and the Privacy Policy applies instead. Software that the Customer runs itself gives us no Customer Data unless the Customer sends it to us.',
        ],
        links: [{ label: 'Privacy Policy', to: '/privacy' }],
      },
      {
        id: 'roles-instructions',
        number: '2.2',
        lead: 'Instructions.',
        text: [
          'We process Customer Data only on the Customer’s documented instructions: the Terms, this addendum, and what its Users do in the Software. That goes for transfers to other countries as well. We tell the Customer immediately if we believe that an instruction violates Data Protection Law. If a law requires other processing, we tell the Customer first, unless that law forbids it.',
        ],
      },
      {
        id: 'roles-customer',
        number: '2.3',
        lead: 'The Customer’s part.',
        text: [
          'The Customer has the legal grounds to have Customer Data processed and has given data subjects the notices that they are due. It does not deliberately submit health records, payment card numbers, government identifiers, or special categories of personal data.',
        ],
      },
      {
        id: 'roles-california',
        number: '2.4',
        lead: 'California.',
        text: [
          `Under the California Consumer Privacy Act, we are a service provider. We process Customer Data only for the business purposes in Annex 1. We do not sell or share it, do not keep, use, or disclose it for another purpose or outside our direct relationship with the Customer, and do not combine it with personal information from elsewhere, except as the Act allows. We give it the level of privacy protection that the Act requires, and tell the Customer within ${processing.ccpaFailureNoticeBusinessDays} business days if we find that we can no longer do so. The Customer may take reasonable steps, such as an audit under Section 5.4, to make sure that we use Customer Data as the Act requires of the Customer, and to stop and remedy unauthorized use.`,
        ],
      },
    ],
  },
]
