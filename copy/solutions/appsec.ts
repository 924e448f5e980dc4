import { brand } from '../brand.ts'
import type { Solution } from './types.ts'

export const appsec: Solution = {
  id: 'appsec',
  path: '/solutions/appsec',
  meta: {
    title: 'For AppSec Teams',
    description:
      'A working day in application security: triage by reachability, a threat model drawn from code, an endpoint inventory, and rules checked on every change.',
  },
  label: 'For AppSec',
  hero: {
    heading: 'Review designs and code at the pace they change',
    lead: `No AppSec team can read every change. ${brand.name} reads the code, drafts the threat model, and ranks the findings, so your team can spend its time on decisions.`,
  },
  situations: {
    heading: 'A working day',
    before: 'Today',
    with: `With ${brand.name}`,
    items: [
      {
        time: '09:00',
        title: 'The triage queue',
        before:
          'You open hundreds of results from four scanners, each with its own severity scale. You spend the first hour finding out which ones are the same problem.',
        with: 'Likely duplicates are merged. Known-exploited findings come first, and the others are in order of reachability and severity, with the reason next to each one. You spend the hour deciding what to fix, which risks to accept and for how long, and what doesn’t affect you.',
        product: 'vulnerability-management',
        evidence: 'reasons',
      },
      {
        time: '10:30',
        title: 'A threat-modeling session',
        before:
          'Six people look at an empty board. They need forty minutes to agree on what the system does today. When the hour ends, they’ve discussed two of the six STRIDE categories.',
        with: 'You open a sequence diagram of the feature, drawn from the merged code, trust boundaries included. After five minutes, you start on STRIDE. If the code already mitigates a threat, you see the line, and you discuss the others.',
        product: 'threat-modeling',
        evidence: 'message',
      },
      {
        time: '13:30',
        title: 'A release with new routes',
        before:
          'The OpenAPI file lists twelve routes. Last time, the penetration testers found three more routes. One of them was an internal route that’s open to the internet.',
        with: 'The inventory comes from the code and the ingress rules. For each route that we find, you see who may call it, from where, and which check is missing. You hand the list to the testers before they start.',
        product: 'endpoint-analysis',
        evidence: 'exposed-routes',
      },
      {
        time: '15:45',
        title: 'A rule that everyone knows',
        before:
          'Everyone knows that a refund needs an approval, but no test and no scanner checks this rule. To check it yourself, you’d have to read all the code that changes the state of an order.',
        with: 'You write the rule as a sentence. The map shows the one transition that breaks the rule: a retry pays a refund before anyone approves it. The finding goes into the queue as CWE-841.',
        product: 'business-logic-map',
        evidence: 'rules',
      },
    ],
    note: 'The day is illustrative. The weaknesses and standards are real.',
  },
  closing: {
    heading: 'See it on code you choose',
    text: 'In the demo, we use a public repository that you choose, or one of ours.',
    actions: [
      { label: 'Schedule Demo', to: '/contact?reason=demo' },
      { label: 'Sign Up', to: '/join-waitlist' },
    ],
  },
}
