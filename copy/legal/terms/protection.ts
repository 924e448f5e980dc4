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
        'Confidential information is information that one party discloses to the other and that is marked confidential or that a reasonable person would understand to be confidential. Customer Content, Output included, is the Customer’s confidential information, and never ours. Our confidential information includes the Software’s source code, unpublished prices, and features of Beta Services that we have not made public.',
      ],
    },
    {
      id: 'confidentiality-duty',
      number: '14.2',
      lead: 'Duty.',
      text: [
        'The receiving party uses the other’s confidential information only for the purposes of these Terms, protects it with at least reasonable care, and shares it only with people who need it and are bound by comparable duties.',
      ],
    },
    {
      id: 'confidentiality-exceptions',
      number: '14.3',
      lead: 'Exceptions.',
      text: [
        'The duty does not cover information that is or becomes public without a breach, that the receiving party already had or independently develops, or that it lawfully receives from someone else. If the law compels disclosure, the receiving party gives notice first where it is allowed to, and discloses no more than it must.',
      ],
    },
    {
      id: 'confidentiality-time',
      number: '14.4',
      lead: 'Duration.',
      text: [
        `The duty lasts during the Term, or while Free Software or Beta Services are used, and for ${figures.confidentialityYears} years after. For trade secrets, including source code, it lasts as long as they remain trade secrets.`,
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
        'During the Term, paid Software will perform materially as its Documentation describes when used according to the Documentation.',
      ],
    },
    {
      id: 'warranty-correction',
      number: '15.2',
      lead: 'Correction.',
      text: [
        `If the Customer reports a breach of this warranty in writing, we correct it, or provide a plan for correcting it, within ${figures.warrantyCorrectionDays} days of the report.`,
      ],
    },
    {
      id: 'warranty-remedy',
      number: '15.3',
      lead: 'If we do neither.',
      text: [
        'If we do neither in that time, the Customer may terminate the affected Subscription and receives a prorated refund of prepaid Fees for the rest of its Term. This Section and Section 18.2 state the Customer’s only remedies for a breach of the warranty.',
      ],
    },
    {
      id: 'warranty-disclaimer',
      number: '15.4',
      lead: 'No other warranties.',
      text: [
        'To the extent the law allows, we give no other warranty, express or implied, including any warranty of merchantability, fitness for a particular purpose, or non-infringement. We do not promise that the Software finds every weakness, that every finding is correct, or that it runs without interruption. Free Software, Beta Services, Suggested Code, and Third-Party Models come as is.',
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
        'We defend the Customer against a third party’s claim that the paid Software, used as these Terms allow, infringes a patent or copyright or misappropriates a trade secret, and pay the damages finally awarded or agreed to in settlement. This does not cover Prompts, Output, Third-Party Models, changes that we did not make, or combinations that we did not supply.',
      ],
    },
    {
      id: 'indemnity-customer',
      number: '16.2',
      lead: 'By the Customer.',
      text: [
        'The Customer defends us against a third party’s claim that arises from its Prompts, from its use of Output, or from a breach of Section 8 (Restrictions), and pays the damages finally awarded or agreed to in settlement.',
      ],
    },
    {
      id: 'indemnity-mitigation',
      number: '16.3',
      lead: 'Our options.',
      text: [
        'If a claim under Section 16.1 is made or is likely, we may obtain the right to continue, or change or replace the Software. If none of these is reasonable, we may end the affected Subscription and give a prorated refund of prepaid Fees.',
      ],
    },
    {
      id: 'indemnity-procedure',
      number: '16.4',
      lead: 'Procedure.',
      text: [
        'The party facing the claim gives prompt notice, lets the other control the defense and settlement, and helps at the other’s expense. A settlement that admits that party’s fault or imposes duties on it requires its consent. This Section states the only remedies for the claims that it covers.',
      ],
    },
  ],
}

const { betaAndFreeCapUsd, feesOfPriorYears, higherCapMultiple } = figures.liability

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
        'To the extent the law allows, neither party is liable for indirect, incidental, special, consequential, or punitive damages, or for lost profits, revenue, or data, even if told that they were possible.',
      ],
    },
    {
      id: 'liability-cap',
      number: '17.2',
      lead: 'Cap.',
      text: [
        `To the extent the law allows, each party’s total liability in connection with these Terms is limited to the Fees paid by the Customer in the ${feesOfPriorYears} year before the event that gave rise to the claim.`,
      ],
    },
    {
      id: 'liability-higher-cap',
      number: '17.3',
      lead: 'Higher cap.',
      text: [
        `For our breach of Section 12.2 or Section 14 (Confidentiality) that exposes Customer Content, and for the Customer’s breach of Section 8 (Restrictions), the limit is ${higherCapMultiple} times the amount in Section 17.2. For these breaches, the reasonable cost of investigating, notifying affected people, and restoring data counts as direct damages.`,
      ],
    },
    {
      id: 'liability-beta',
      number: '17.4',
      lead: 'Beta Services and Free Software.',
      text: [
        `For Beta Services and Free Software, our total liability is limited to ${betaAndFreeCapUsd} US dollars in place of the amounts in Section 17.2 and Section 17.3.`,
      ],
    },
    {
      id: 'liability-exceptions',
      number: '17.5',
      lead: 'What is not limited.',
      text: [
        'Nothing in this Section limits Fees owed, either party’s duties under Section 16 (Indemnity), liability for willful misconduct, or liability that the law does not let a contract limit, such as for fraud.',
      ],
    },
  ],
}
