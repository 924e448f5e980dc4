import type { LegalSection } from '../document.ts'
import { figures } from '../figures.ts'

export const restrictions: LegalSection = {
  id: 'restrictions',
  number: '8',
  title: 'Restrictions',
  clauses: [
    {
      id: 'restrictions-list',
      number: '8.1',
      lead: 'What is not allowed.',
      text: ['The Customer may not, and may not let others:'],
      list: [
        'use paid Software beyond the paid User Seats, or share one seat among several people;',
        'sell, rent, sublicense, or lend the Software, or run it as a service for third parties;',
        'reverse engineer, decompile, or disassemble the Software, except where the law allows it despite a contract;',
        'remove or circumvent license keys, usage limits, security measures, or ownership notices;',
        'scan, test, or attack systems, or analyze code, without the right to do so;',
        'introduce malware into Hosted Software, or disrupt it or other customers’ data;',
        'use the Software or its Output to develop a competing product, or publish benchmarks of Beta Services without our consent, though honest reviews are always allowed; or',
        'use the Software in violation of the law, including export rules and sanctions.',
      ],
    },
    {
      id: 'restrictions-research',
      number: '8.2',
      lead: 'Security research.',
      text: [
        'Research that follows the vulnerability policy on our Security page is authorized and is not a breach of this Section. That policy covers the Software and this website.',
      ],
      links: [{ label: 'Vulnerability policy', to: '/security#report-a-vulnerability' }],
    },
    {
      id: 'restrictions-open-source',
      number: '8.3',
      lead: 'Open source components.',
      text: [
        'Open source components in the Software are licensed under their own terms. Nothing in these Terms limits the rights that those licenses grant.',
      ],
    },
  ],
}

export const content: LegalSection = {
  id: 'customer-content',
  number: '9',
  title: 'Customer Content and Third-Party Models',
  clauses: [
    {
      id: 'content-ownership',
      number: '9.1',
      lead: 'Ownership.',
      text: [
        'As between the parties, the Customer owns its Prompts and its Output. To the extent we have rights in the Output, we assign them to the Customer on delivery. Other customers’ similar Prompts may produce similar Output, and that Output is theirs.',
      ],
    },
    {
      id: 'content-permission',
      number: '9.2',
      lead: 'Permission to us.',
      text: [
        'The Customer lets us, and the providers that work for us, process Customer Content to provide, secure, and support the Software for the Customer, and for nothing else. We do not use Customer Content to train models for other customers without the Customer’s consent.',
      ],
    },
    {
      id: 'content-responsibility',
      number: '9.3',
      lead: 'The Customer’s part.',
      text: [
        'The Customer makes sure that it has the rights needed to have its Prompts processed and keeps its own copies of its code. Hosted Software is not a backup.',
      ],
    },
    {
      id: 'content-models',
      number: '9.4',
      lead: 'Third-Party Models.',
      text: [
        'The Software may send Prompts to Third-Party Models to generate Suggested Code and other Output. We give their providers only what a request needs. We use a Third-Party Model only under a contract that bars its provider from using Customer Content to train models and from keeping it longer than it needs to answer the request and to prevent abuse. We name the models in use on request.',
      ],
    },
    {
      id: 'content-output',
      number: '9.5',
      lead: 'Review of Output.',
      text: [
        'Models make mistakes. Output may be wrong, incomplete, insecure, or similar to code that others own and license. The Customer reviews and tests Output before relying on it and alone decides whether to use it. The absence of findings does not mean that code is secure.',
      ],
    },
  ],
}

export const editions: LegalSection = {
  id: 'editions',
  number: '10',
  title: 'Free Software, Trials, Hosted Software, and Beta Services',
  clauses: [
    {
      id: 'editions-free',
      number: '10.1',
      lead: 'Free Software.',
      text: [
        'Free Software, other than a trial, has fewer features than a paid Subscription. For as long as we offer Free Software or Beta Services to the Customer, we grant it a non-exclusive, non-transferable right to use them. We may change, limit, or end Free Software at any time. It comes as is, without warranty, indemnity, or support.',
      ],
    },
    {
      id: 'editions-trial',
      number: '10.2',
      lead: 'Trials.',
      text: [
        `A trial of the Pro plan, as described on the pricing page, lasts ${figures.plans.proTrialDays} days from the day on which access opens. During that time it counts as Free Software. A paid Subscription follows only if the Customer orders one.`,
      ],
    },
    {
      id: 'editions-hosted',
      number: '10.3',
      lead: 'Hosted Software.',
      text: [
        'We run Hosted Software and may update it, as long as an update does not materially reduce what a paid Subscription does during its Term. We give reasonable notice of planned downtime.',
      ],
    },
    {
      id: 'editions-self-hosted',
      number: '10.4',
      lead: 'Self-hosted Software.',
      text: [
        'A Customer that installs the Software itself is responsible for the systems that it runs on, for backups, and for installing the updates that we publish. If we learn that a vulnerability in it is being exploited, we tell the Customer and say how to limit or fix it.',
      ],
    },
    {
      id: 'editions-beta',
      number: '10.5',
      lead: 'Beta Services.',
      text: [
        'Beta Services are for evaluation. They may contain errors, may change, and may never be released. They come as is. Features of Beta Services that we have not made public are our confidential information; the Customer’s Output is not.',
      ],
    },
  ],
}
