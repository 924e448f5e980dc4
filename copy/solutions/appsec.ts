import { brand } from '../brand.ts'
import type { Solution } from './types.ts'

export const appsec: Solution = {
  id: 'appsec',
  path: '/solutions/appsec',
  meta: {
    title: 'For AppSec Teams',
    description:
      'A working day in application security: triage by reachability, a threat model drawn from code, an endpoint inventory and rules that are checked.',
  },
  label: 'For AppSec',
  hero: {
    heading: 'Review designs and code at the pace they change',
    lead: 'A few of you, many repositories, and assistants that write code all day. The reading has to scale. Judgment stays with you.',
  },
  situations: {
    heading: 'One day, four moments',
    before: 'Today',
    with: `With ${brand.name}`,
    items: [
      {
        time: '09:00',
        title: 'The triage queue',
        before:
          'Hundreds of results from four scanners, sorted by a severity that each of them defines for itself. The first hour goes into finding out which of them are the same problem.',
        with: 'Duplicates are merged and the rest is ordered by reachability, severity and the data at risk. Each position has its reasons beside it. You spend the hour on decisions: fix, accept until a date, not affected.',
        product: 'vulnerability-management',
      },
      {
        time: '10:30',
        title: 'A threat-modeling session',
        before:
          'Six people and an empty board. Forty minutes pass before everyone agrees on what the system does today, and the hour ends at the letter T.',
        with: 'The sequence diagram of the feature is drawn from the merged code, with its trust boundaries. STRIDE starts in minute five. Threats that the code already answers carry the line that answers them. You discuss the others.',
        product: 'threat-modeling',
      },
      {
        time: '13:30',
        title: 'A release with new routes',
        before:
          'The OpenAPI file says twelve. The penetration testers found three more last time, one of them internal and open to the internet.',
        with: 'The inventory comes from the code and the ingress rules: every route, who may call it, from where it can be reached, and which check is missing. You hand the list to the testers before they start.',
        product: 'endpoint-analysis',
      },
      {
        time: '15:45',
        title: 'A rule that everybody knows',
        before:
          '“Refunds need a captured payment.” It is in nobody’s test and in no scanner’s rule set. You would have to read every way an order can change its state.',
        with: 'You write the rule as a sentence. The map shows each transition that keeps it and the one that does not: an import job added in spring. It is CWE-841, with file and line, and it goes into the queue.',
        product: 'business-logic-map',
      },
    ],
    note: 'The day is illustrative. The weaknesses and standards it names are real.',
  },
  gets: {
    heading: 'What you get',
    items: [
      'One queue across tools, with the reason for every position.',
      'STRIDE models that start from code and say when they are out of date.',
      'An endpoint inventory to compare with the OpenAPI file.',
      'Business rules in plain sentences, compared with the code on each change.',
      'Evidence by file and line, grouped by CWE or by OWASP ASVS 5.0 chapter.',
    ],
  },
  closing: {
    heading: 'Bring a repository and a hard question',
    text: 'In a demo we look at your kind of system and your kind of findings.',
    actions: [
      { label: 'Schedule Demo', to: '/contact?reason=demo' },
      { label: 'Sign Up', to: '/join-waitlist' },
    ],
  },
}
