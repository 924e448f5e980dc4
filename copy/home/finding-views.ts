import { type ProductWithFinding, productsWithFinding } from '../products/finding-navigation.ts'
import { seeProduct } from './home.ts'

const views = {
  'ai-chat': {
    id: 'question',
    title: 'Ask about it',
    text: 'A reviewer asks whether customers can refund each other’s orders. The answer cites the line that looks up an order by ID alone.',
  },
  'business-logic-map': {
    id: 'map',
    title: 'See the rule it breaks',
    text: 'On the map of refund states, one transition is open to anyone with a session. The code checks whether the order is paid, but not who owns it.',
  },
  'threat-modeling': {
    id: 'sequence',
    title: 'Locate the missing check',
    text: 'The sequence diagram ties the threat to one message: the lookup that doesn’t use the caller’s ID. The threat’s STRIDE category is elevation of privilege.',
  },
  'endpoint-analysis': {
    id: 'endpoint',
    title: 'Check who can reach it',
    text: 'The route is reachable from the internet. The code requires a session, but doesn’t check who owns the order.',
  },
  'vulnerability-management': {
    id: 'queue',
    title: 'Decide when to fix it',
    text: 'Anyone with a session can reach the line. The only findings ranked above this one are malicious packages, known-exploited CVEs, and reachable findings with a higher score.',
  },
  'security-scanning': {
    id: 'merge',
    title: 'Merge the fix',
    text: 'The fix changes one line. The same request now gets a 404, and the finding is marked ready to close.',
  },
} as const satisfies Record<ProductWithFinding, { id: string; title: string; text: string }>

/** What each product shows of the finding, on the home page. */
export const findingViews = productsWithFinding.map((product) => ({
  ...views[product],
  link: seeProduct(product),
}))
