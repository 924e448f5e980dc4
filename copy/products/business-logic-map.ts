import { productCatalogue } from './catalogue.ts'
import type { FlowExample, Product } from './types.ts'

const example: FlowExample = {
  kind: 'flow',
  caption: 'The states of an order, as the code enforces them',
  rule: 'An order ships only after its payment is captured.',
  transitions: [
    {
      from: 'cart',
      to: 'placed',
      trigger: 'POST /orders',
      guard: 'Prices are read from the catalog',
      source: 'src/orders/place.ts:18',
    },
    {
      from: 'placed',
      to: 'paid',
      trigger: 'Payment webhook',
      guard: 'Signature is valid and the amount equals the order total',
      source: 'src/payments/webhook.ts:41',
    },
    {
      from: 'paid',
      to: 'shipped',
      trigger: 'POST /orders/:id/ship',
      guard: 'Status is paid',
      source: 'src/orders/ship.ts:12',
    },
    {
      from: 'placed',
      to: 'shipped',
      trigger: 'POST /fulfillment/import',
      guard: null,
      source: 'src/fulfillment/import.ts:5',
    },
  ],
  language: 'typescript',
  file: 'src/fulfillment/import.ts',
  line: 5,
  code: `export async function importTracking(rows: TrackingRow[]) {
  for (const row of rows) {
    await db.order.update({
      where: { id: row.orderId },
      data: { status: 'shipped', tracking: row.tracking },
    })
  }
}`,
  finding:
    'The import sets an order to shipped whatever its status was, so an unpaid order can leave the warehouse.',
  cwe: { id: 841, name: 'Improper Enforcement of Behavioral Workflow' },
  fixedCode: `export async function importTracking(rows: TrackingRow[]) {
  const refused: string[] = []
  for (const row of rows) {
    const { count } = await db.order.updateMany({
      where: { id: row.orderId, status: 'paid' },
      data: { status: 'shipped', tracking: row.tracking },
    })
    if (count === 0) refused.push(row.orderId)
  }
  return { refused }
}`,
  check:
    'Place an order, do not pay, import a tracking row for it and read its status. OWASP ASVS 5.0, V2 Validation and Business Logic, requirement 2.3.1 asks that no step of a flow can be skipped.',
  note: 'Illustrative: the shop is made up, the weakness and its CWE entry are real.',
}

export const businessLogicMap: Product = {
  ...productCatalogue['business-logic-map'],
  meta: {
    title: 'Business Logic Map',
    description:
      'A graph of states, actors and rules drawn from your code. It marks the transitions with no guard and cites the line of each.',
  },
  subtitle: 'The rules your code enforces, drawn as a graph with a source line on every edge',
  description: [
    'Many business logic flaws pass pattern-based scanners, because each line is valid on its own. The flaw is a missing rule: a refund larger than the payment, a step that can be skipped, a coupon that works twice. The map looks for the rule.',
    'It reads handlers, jobs, webhooks and database writes, and collects the states of each business object and the ways between them. Each edge of the graph carries its trigger, the guard found in the code and the line it was found on. Trust boundaries are drawn where data crosses from a caller into your system.',
    'You write down the rules that must hold, in a sentence each. The map compares them with the guards it found and lists the edges where they differ. An edge without a guard is a question for a person who knows the business; the map puts the question next to the code.',
  ],
  features: [
    {
      title: 'State graphs per business object',
      description:
        'Order, subscription, invoice, user: each with its states, transitions and the code that performs them.',
    },
    {
      title: 'Guards with a source line',
      description:
        'For each transition, the condition that is checked and where. “None found” is shown as such.',
    },
    {
      title: 'Trust boundaries',
      description:
        'Marks where input from browsers, partners and queues enters, and which transitions it can trigger.',
    },
    {
      title: 'Rules in plain sentences',
      description:
        '“A refund never exceeds the captured amount.” The map says which edges keep the rule and which do not.',
    },
    {
      title: 'Many paths to one state',
      description:
        'Shows when an admin tool, an import or a job reaches a state that the API guards carefully.',
    },
    {
      title: 'Change over time',
      description:
        'Compares two commits and lists added transitions, removed guards and moved boundaries.',
    },
    {
      title: 'Input for other work',
      description:
        'Flows feed the threat model; unguarded edges enter the vulnerability queue with their CWE entry.',
    },
  ],
  workflowSteps: [
    {
      title: 'Read',
      description: 'Index the branch: routes, jobs, webhooks, state fields and writes to them.',
    },
    {
      title: 'Draw',
      description: 'Build one graph per business object, with guards and trust boundaries.',
    },
    {
      title: 'State the rules',
      description: 'Confirm the proposed rules, correct them, and add those only you know.',
    },
    {
      title: 'Compare',
      description: 'Get the list of edges that break a rule, each with file, line and CWE entry.',
    },
    {
      title: 'Watch',
      description: 'See in each pull request which edges and guards it adds or removes.',
    },
  ],
  benefits: [
    'Find flaws that have no signature to match.',
    'See side doors: imports, jobs and admin tools that reach the same state.',
    'Give new team members a picture of the domain that comes from the code.',
    'Keep business rules written down and compared with the code on each change.',
    'Work along OWASP ASVS 5.0, chapter V2 Validation and Business Logic.',
  ],
  example,
}
