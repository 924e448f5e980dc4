import type { LegalSection } from '../document.ts'
import { figures } from '../figures.ts'

export const confidentiality: LegalSection = {
  id: 'confidentiality',
  number: '14',
  title: 'Confidentiality',
  clauses: [
    {
      id: 'confidentiality-meaning',
      number: '14.1',
      lead: 'Confidential information.',
      text: [
        'Confidential information is what one party discloses to the other that is marked confidential or that a reasonable person would take to be so. The Customer’s includes Customer Content. Ours includes the Software’s source code, prices that are not published, and Beta Services.',
      ],
    },
    {
      id: 'confidentiality-duty',
      number: '14.2',
      lead: 'Duty.',
      text: [
        'The receiving party uses confidential information only for the purposes of these Terms, protects it with at least reasonable care, and shares it only with people who need it and are bound to comparable secrecy.',
      ],
    },
    {
      id: 'confidentiality-exceptions',
      number: '14.3',
      lead: 'Exceptions.',
      text: [
        'The duty does not cover information that is or becomes public without a breach, that the receiving party already had or develops independently, or that it lawfully receives from somebody else. Where the law compels disclosure, the receiving party gives notice first if it may, and discloses no more than it must.',
      ],
    },
    {
      id: 'confidentiality-time',
      number: '14.4',
      lead: 'Duration.',
      text: [
        `The duty lasts during the Term, or while Free Software or Beta Services are used, and for ${figures.confidentialityYears} years after. For trade secrets, source code included, it lasts as long as they remain trade secrets.`,
      ],
    },
  ],
}

export const warranty: LegalSection = {
  id: 'warranty',
  number: '15',
  title: 'Warranty',
  clauses: [
    {
      id: 'warranty-promise',
      number: '15.1',
      lead: 'Our warranty.',
      text: [
        'During the Term, paid Software will perform materially as its Documentation describes, when used as the Documentation says.',
      ],
    },
    {
      id: 'warranty-correction',
      number: '15.2',
      lead: 'Correction.',
      text: [
        `If the Customer reports a failure of this warranty in writing, we correct it, or provide a plan for correcting it, within ${figures.warrantyCorrectionDays} days of the report.`,
      ],
    },
    {
      id: 'warranty-remedy',
      number: '15.3',
      lead: 'If we do neither.',
      text: [
        'If we do neither in that time, the Customer may terminate the affected Subscription and receives a prorated refund of prepaid Fees for the rest of its Term. This Section states the Customer’s only remedies, besides Section 18.2, for a failure of the warranty.',
      ],
    },
    {
      id: 'warranty-disclaimer',
      number: '15.4',
      lead: 'No other warranties.',
      text: [
        'As far as the law allows, we give no other warranty, express or implied, including of merchantability, fitness for a purpose and non-infringement. We do not promise that the Software finds every weakness, that every finding is correct, or that it runs without interruption. Free Software, Beta Services, Suggested Code and Third-Party Models come as they are.',
      ],
    },
  ],
}

export const indemnity: LegalSection = {
  id: 'indemnity',
  number: '16',
  title: 'Indemnity',
  clauses: [
    {
      id: 'indemnity-ours',
      number: '16.1',
      lead: 'By us.',
      text: [
        'We defend the Customer against a third party’s claim that the paid Software, used as these Terms allow, infringes a patent, copyright or trade secret, and pay the damages finally awarded or agreed in settlement. This does not cover Prompts, Output, Third-Party Models, changes that we did not make, or combinations that we did not supply.',
      ],
    },
    {
      id: 'indemnity-customer',
      number: '16.2',
      lead: 'By the Customer.',
      text: [
        'The Customer defends us against a third party’s claim that arises from its Prompts, from its use of Output, or from a breach of Section 8 (Restrictions), and pays the damages finally awarded or agreed in settlement.',
      ],
    },
    {
      id: 'indemnity-mitigation',
      number: '16.3',
      lead: 'Our options.',
      text: [
        'If such a claim against the Software is made or likely, we may obtain the right to continue, change or replace the Software, or, if neither is reasonable, end the affected Subscription and give a prorated refund of prepaid Fees.',
      ],
    },
    {
      id: 'indemnity-procedure',
      number: '16.4',
      lead: 'Procedure.',
      text: [
        'The party that is claimed against gives prompt notice, leaves the defense and settlement to the other, and helps at the other’s cost. A settlement that admits fault or imposes duties on it needs its consent. This Section states the only remedies for the claims that it covers.',
      ],
    },
  ],
}

export const liability: LegalSection = {
  id: 'liability',
  number: '17',
  title: 'Limits of Liability',
  clauses: [
    {
      id: 'liability-excluded',
      number: '17.1',
      lead: 'Excluded damages.',
      text: [
        'As far as the law allows, neither party is liable for indirect, incidental, special, consequential or punitive damages, nor for lost profits, revenue or data, even if told that they were possible.',
      ],
    },
    {
      id: 'liability-cap',
      number: '17.2',
      lead: 'Cap.',
      text: [
        `As far as the law allows, a party’s total liability in connection with these Terms is limited to the Fees paid by the Customer in the ${figures.liability.feesOfPriorYears} year before the event that gave rise to the claim.`,
      ],
    },
    {
      id: 'liability-beta',
      number: '17.3',
      lead: 'Beta Services and Free Software.',
      text: [
        `For Beta Services and Free Software our total liability is limited, in place of Section 17.2, to ${figures.liability.betaAndFreeCapUsd} US dollars.`,
      ],
    },
    {
      id: 'liability-exceptions',
      number: '17.4',
      lead: 'What is not limited.',
      text: [
        'These limits do not apply to Fees owed, to a breach of Section 8 (Restrictions), or to liability that the law does not let a contract limit, such as for fraud.',
      ],
    },
  ],
}
