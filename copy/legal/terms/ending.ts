import type { LegalSection } from '../document.ts'
import { figures } from '../figures.ts'

const { backupDays, customerContentDays } = figures.retention

export const termination: LegalSection = {
  id: 'termination',
  number: '18',
  title: 'Term and Termination',
  clauses: [
    {
      id: 'termination-duration',
      number: '18.1',
      lead: 'Duration.',
      text: [
        'These Terms apply for as long as a Subscription runs or the Customer uses the Software. A Subscription ends when its Term expires without renewal under Section 4 (Subscriptions and Renewal).',
      ],
    },
    {
      id: 'termination-breach',
      number: '18.2',
      lead: 'Material breach.',
      text: [
        `Either party may terminate the affected Subscription if the other commits a material breach and has not cured it ${figures.breachCureDays} days after written notice of it.`,
      ],
    },
    {
      id: 'termination-insolvency',
      number: '18.3',
      lead: 'Insolvency.',
      text: [
        'Either party may terminate by notice if the other becomes insolvent, makes an assignment for its creditors, or is the subject of insolvency proceedings that are not dismissed, to the extent the law allows.',
      ],
    },
    {
      id: 'termination-free',
      number: '18.4',
      lead: 'Free Software and Beta Services.',
      text: [
        'Either party may end the use of Free Software and Beta Services at any time by notice. The Customer may also simply stop using them.',
      ],
    },
    {
      id: 'termination-refund',
      number: '18.5',
      lead: 'Refund.',
      text: [
        'If the Customer terminates under Section 18.2 or Section 18.3, or either party under Section 20.3, the Customer receives a prorated refund of prepaid Fees for the rest of the Term. If we terminate under Section 18.2, Fees for the rest of the Term become due, to the extent the law allows.',
      ],
    },
    {
      id: 'termination-effect',
      number: '18.6',
      lead: 'Effect.',
      text: [
        `When a Subscription ends, so does the right to use the Software, and the Customer deletes the copies that it installed. The Customer may export Customer Content before the end. Within ${customerContentDays} days after the end, we delete Customer Content from Hosted Software, except for copies that the law requires us to keep. Copies in backups expire within ${backupDays} days after that. The same applies when the use of Free Software or Beta Services ends.`,
      ],
    },
    {
      id: 'termination-survival',
      number: '18.7',
      lead: 'What continues.',
      text: [
        'Provisions that by their nature should survive do so, including those on Fees owed, records and audit, ownership, confidentiality, indemnity, liability, governing law, and this Section.',
      ],
    },
  ],
}

export const suspension: LegalSection = {
  id: 'suspension',
  number: '19',
  title: 'Suspension',
  clauses: [
    {
      id: 'suspension-grounds',
      number: '19.1',
      lead: 'Grounds.',
      text: ['We may suspend access to the Software if:'],
      list: [
        'the Customer breaches Section 8 (Restrictions);',
        'the Customer breaches Section 6 (Fees and Payment); or',
        'the Customer’s payment method is withdrawn and no other is designated.',
      ],
    },
    {
      id: 'suspension-notice',
      number: '19.2',
      lead: 'Notice and return.',
      text: [
        'We give advance notice where we reasonably can, suspend no more than necessary, and restore access once the cause is resolved. Fees remain due during a suspension.',
      ],
    },
  ],
}

export const forceMajeure: LegalSection = {
  id: 'force-majeure',
  number: '20',
  title: 'Force Majeure',
  clauses: [
    {
      id: 'force-majeure-excuse',
      number: '20.1',
      lead: 'Excuse.',
      text: [
        'Neither party is liable for a delay or failure caused by events beyond its reasonable control, such as natural disasters, war, acts of government, or failures of public networks or power. This does not excuse a duty to pay money.',
      ],
    },
    {
      id: 'force-majeure-duties',
      number: '20.2',
      lead: 'Duties.',
      text: [
        'The affected party promptly tells the other and makes reasonable efforts to resume performance.',
      ],
    },
    {
      id: 'force-majeure-termination',
      number: '20.3',
      lead: 'Termination.',
      text: [
        `If the event lasts ${figures.forceMajeureDays} days, either party may terminate the affected Subscription by notice.`,
      ],
    },
  ],
}
