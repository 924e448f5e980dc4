import { productCatalogue } from './catalogue.ts'
import type { FlowExample, Product } from './types.ts'

const example: FlowExample = {
  kind: 'flow',
  caption: 'The states of an order, as the code enforces them',
  rule: 'Rule: An order may ship only after its payment is captured.',
  transitions: [
    {
      from: 'cart',
      to: 'placed',
      trigger: 'POST /orders',
      guard: 'Prices come from the catalog',
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
  finding: 'The import marks orders as shipped without checking whether they were paid.',
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
    'Place an order without paying. Import a tracking row for the order, and read the order’s status. If the status is `shipped`, the finding is confirmed. Requirement 2.3.1 of OWASP ASVS 5.0, in chapter V2, asks for flows whose steps can’t be skipped.',
  note: 'Illustrative: we made up the shop. The CWE entry is real.',
}

export const businessLogicMap: Product = {
  ...productCatalogue['business-logic-map'],
  meta: {
    title: 'Business Logic Map',
    description:
      'See the states, actors, and rules in your code as a graph. Each transition without a guard is marked with its line.',
  },
  subtitle: 'The rules that your code enforces, drawn as a graph with a source line for every edge',
  description: [
    'Business logic flaws often get past pattern-based scanners, because each line is valid. What’s wrong is a missing check: a refund can exceed the payment, or a coupon can work twice.',
    'We read handlers, jobs, webhooks, and database writes, and draw each business object’s states and transitions. If we find no guard, the map shows “None found.”',
  ],
  features: [
    {
      title: 'A state graph for each business object',
      description: 'See the states of an order or a subscription, and the code behind them.',
    },
    {
      title: 'Guards with a source line',
      description: 'See which condition each transition checks, and where.',
    },
    {
      title: 'Trust boundaries',
      description: 'See where browsers and partners send input, and what it can trigger.',
    },
    {
      title: 'Rules in plain sentences',
      description:
        'Write a rule such as “A refund never exceeds the captured amount.” The map shows which edges break the rule.',
    },
    {
      title: 'Change over time',
      description:
        'Compare two commits and see added transitions, removed guards, and moved boundaries.',
    },
    {
      title: 'Shared with other tools',
      description:
        'On Pro and Enterprise, threat models use the map’s flows, and edges that break a rule go to the vulnerability queue.',
    },
  ],
  workflowSteps: [
    {
      title: 'Read',
      description: 'We index routes, jobs, webhooks, and writes to state fields.',
    },
    {
      title: 'Draw',
      description: 'We build a graph for each business object.',
    },
    {
      title: 'State the rules',
      description: 'You confirm or correct the proposed rules, and add your own.',
    },
    {
      title: 'Compare',
      description: 'We list the edges that break a rule, each with its line.',
    },
    {
      title: 'Watch',
      description: 'On Pro and Enterprise, we report changes in pull requests.',
    },
  ],
  benefits: [
    'Find flaws that have no signature',
    'See the ways to reach a state',
    'Show new colleagues the business rules in the code',
    'Check every change against your written rules',
    'Follow chapter V2 of OWASP ASVS 5.0',
  ],
  example,
}
