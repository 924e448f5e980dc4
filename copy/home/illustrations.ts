import { seeProduct } from './home.ts'

/** The illustrations of the home page. Apart from `home`, because a browser does not need their code. */
export const homeIllustrations = {
  views: {
    steps: [
      {
        id: 'question',
        title: 'Ask about it',
        text: 'A reviewer asks in plain English. The answer cites the line that looks the order up by id alone.',
        link: seeProduct('ai-chat'),
      },
      {
        id: 'map',
        title: 'See the rule it breaks',
        text: 'On the map of refund states, anyone with a session can take one step. The code checks that the order is paid and doesn’t check who owns it.',
        link: seeProduct('business-logic-map'),
      },
      {
        id: 'sequence',
        title: 'Locate the missing check',
        text: 'The sequence diagram shows the threat on one message: the lookup that doesn’t use the caller’s id. Its STRIDE category is elevation of privilege.',
        link: seeProduct('threat-modeling'),
      },
      {
        id: 'endpoint',
        title: 'Check who can reach it',
        text: 'The route is reachable from the internet. It requires a session and makes no other check.',
        link: seeProduct('endpoint-analysis'),
      },
      {
        id: 'queue',
        title: 'Decide when to fix it',
        text: 'Anyone with a session can reach the route, so the finding ranks above those without a path.',
        link: seeProduct('vulnerability-management'),
      },
      {
        id: 'merge',
        title: 'Merge the fix',
        text: 'The fix changes one line. The same request now gets a 404, and the finding is marked ready to close.',
        link: seeProduct('security-scanning'),
      },
    ],
  },
} as const
