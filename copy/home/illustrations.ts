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
        text: 'On the map of refund states, one step is open to anyone with a session. The rule never asks whose order it is.',
        link: seeProduct('business-logic-map'),
      },
      {
        id: 'sequence',
        title: 'Find where it gets in',
        text: 'The sequence diagram pins the threat to one message: the lookup that leaves out the caller. In STRIDE, that’s elevation of privilege.',
        link: seeProduct('threat-modeling'),
      },
      {
        id: 'endpoint',
        title: 'Check who can reach it',
        text: 'The route faces the internet. It requires a session and makes no other check.',
        link: seeProduct('endpoint-analysis'),
      },
      {
        id: 'queue',
        title: 'Decide when to fix it',
        text: 'Anyone with a session can reach it, so it ranks above findings without a path.',
        link: seeProduct('vulnerability-management'),
      },
      {
        id: 'merge',
        title: 'Merge the fix',
        text: 'One line changes. The replayed request now gets a 404, and the finding is marked ready to close.',
        link: seeProduct('security-scanning'),
      },
    ],
  },
} as const
