import { type ProductWithFinding, productsWithFinding } from '../products/finding-navigation.ts'
import { seeProduct } from './home.ts'

const views = {
  'ai-chat': {
    id: 'question',
    title: 'Ask about it',
    text: 'A reviewer asks in plain English. The answer cites the line that looks the order up by id alone.',
  },
  'business-logic-map': {
    id: 'map',
    title: 'See the rule it breaks',
    text: 'On the map of refund states, anyone with a session can take one step. The code checks that the order is paid and doesn’t check who owns it.',
  },
  'threat-modeling': {
    id: 'sequence',
    title: 'Locate the missing check',
    text: 'The sequence diagram shows the threat on one message: the lookup that doesn’t use the caller’s id. Its STRIDE category is elevation of privilege.',
  },
  'endpoint-analysis': {
    id: 'endpoint',
    title: 'Check who can reach it',
    text: 'The route is reachable from the internet. The code requires a session and doesn’t check the owner.',
  },
  'vulnerability-management': {
    id: 'queue',
    title: 'Decide when to fix it',
    text: 'Anyone with a session can reach the route, so the finding ranks above findings without a path.',
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
