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
    lead: `Few AppSec teams can read every change. ${brand.name} reads the code, drafts the threat model, and ranks the findings, so your team can spend its time on decisions.`,
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
          'You open hundreds of results from four scanners, each with its own severity scale. You spend the first hour finding out which results describe the same problem.',
        with: 'Matching results are already merged. Malicious packages and known-exploited CVEs come first. The other findings are sorted by reachability and severity, each with the reason for its position. You spend the first hour deciding what to fix, which risks to accept, and what doesn’t affect you.',
        product: 'vulnerability-management',
        evidence: 'reasons',
      },
      {
        time: '10:30',
        title: 'A threat-modeling session',
        before:
          'Six people look at an empty board. They need forty minutes to agree on what the system does today. When the hour ends, they’ve discussed two of the six STRIDE categories.',
        with: 'You open a sequence diagram of the feature, drawn from the merged code, with trust boundaries. After five minutes, you start on STRIDE. For each threat that the code already mitigates, you see the line. You discuss the other threats.',
        product: 'threat-modeling',
        evidence: 'message',
      },
      {
        time: '13:30',
        title: 'A release with new routes',
        before:
          'The OpenAPI file lists twelve routes. Last time, the penetration testers found three more, and one of them was an internal route open to the internet.',
        with: 'The inventory comes from the code and the ingress rules. For each route that we find, you see who may call it, from where, and which checks are missing. You hand the list to the testers before they start.',
        product: 'endpoint-analysis',
        evidence: 'exposed-routes',
      },
      {
        time: '15:45',
        title: 'A rule that everyone knows',
        before:
          'Everyone knows that a refund needs approval, but no test or scanner checks that rule. To check it yourself, you’d have to read all the code that changes the state of a refund.',
        with: 'You write the rule as a sentence. The map shows the transition that breaks the rule: a retry pays out a refund that nobody has approved. The finding goes into the queue as CWE-841.',
        product: 'business-logic-map',
        evidence: 'rules',
      },
    ],
    note: 'The day is made up. The CVEs and CWE entries are real.',
  },
  closing: {
    heading: 'See it on code you choose',
    text: 'In the demo, we use one of our repositories or a public one that you choose.',
    actions: [
      { label: 'Schedule Demo', to: '/contact?reason=demo' },
      { label: 'Sign Up', to: '/join-waitlist' },
    ],
  },
}
