import { brand } from '../brand.ts'
import type { Solution } from './types.ts'

export const developers: Solution = {
  id: 'developers',
  path: '/solutions/developers',
  meta: {
    title: 'For Developers',
    description:
      'How developers use the product in a working day: review a pull request, resolve a finding, ship an endpoint, and read one list before you merge.',
  },
  label: 'For Developers',
  hero: {
    heading: 'Understand a change before it merges',
    lead: `Colleagues and AI assistants write much of the code that you maintain. Ask ${brand.name} what the code does and which risks a change adds, and fix the problems before you merge.`,
  },
  situations: {
    heading: 'A working day',
    before: 'Today',
    with: `With ${brand.name}`,
    items: [
      {
        time: '09:20',
        title: 'A pull request you didn’t write',
        before:
          'The pull request changes eleven files, and an assistant wrote most of the code. The tests pass. You read the diff twice and still don’t know whether someone can refund another customer’s order.',
        with: 'You ask AI Chat, with the persona set to security engineer. The answer names the weakness and cites the lookup that ignores the owner. You open the line and add the suggested diff to your review.',
        product: 'ai-chat',
        evidence: 'cited-line',
      },
      {
        time: '11:05',
        title: 'A finding with your name on it',
        before:
          'The ticket says “High” and links to a rule, but doesn’t say whether anyone can reach the code. You spend the morning finding out.',
        with: 'The finding shows the path from the route to the vulnerable call, the CVSS vector, and the commit that introduced the flaw. If the path is wrong, you say why, and the reason stays with the finding.',
        product: 'vulnerability-management',
        evidence: 'cited-path',
      },
      {
        time: '14:30',
        title: 'A new endpoint',
        before:
          'You copied the router from another service. You don’t know whether the middleware checks that the caller is an admin, and you plan to find out later.',
        with: 'The inventory lists the route with its middleware in order. The row shows a session check, but no admin check. You add an admin check in the same branch, before anyone calls the endpoint.',
        product: 'endpoint-analysis',
        evidence: 'routes',
      },
      {
        time: '16:45',
        title: 'The scans before the merge',
        before:
          'You get reports from four tools on your pull request. Most of their findings are a year old, and two describe the same line in different words.',
        with: 'The check run on your pull request shows what your change adds: one finding, with the evidence from the two tools that report it. You push a fix. The tools no longer find the flaw, so the finding is marked ready to close.',
        product: 'security-scanning',
        evidence: 'replay',
      },
    ],
    note: 'The day is made up. The CWE entry is real.',
  },
  closing: {
    heading: 'Try it on your own branch',
    text: 'Sign up for access, or pick a public repository for a demo.',
    actions: [
      { label: 'Sign Up', to: '/join-waitlist' },
      { label: 'Schedule Demo', to: '/contact?reason=demo' },
    ],
  },
}
