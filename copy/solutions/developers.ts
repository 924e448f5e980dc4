import { brand } from '../brand.ts'
import type { Solution } from './types.ts'

export const developers: Solution = {
  id: 'developers',
  path: '/solutions/developers',
  meta: {
    title: 'For Developers',
    description:
      'A working day with code security at hand: review a pull request, resolve a finding, ship an endpoint, and read one list before you merge.',
  },
  label: 'For Developers',
  hero: {
    heading: 'Understand a change before it merges',
    lead: `You wrote some of this code. Colleagues and AI assistants wrote the rest. Ask ${brand.name} what it does, see what a change puts at risk, and fix it before it merges.`,
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
          'There are eleven files, and an assistant wrote most of them. The tests pass. You read the diff twice and still don’t know whether someone can run the new query for another customer.',
        with: 'You ask exactly that, with the persona set to security engineer. The answer names the handler, the lookup without the owner, and the two callers. You check the lines and add a diff to your review.',
        product: 'ai-chat',
        evidence: 'fix',
      },
      {
        time: '11:05',
        title: 'A finding with your name on it',
        before:
          'The ticket says “High” and links to a rule. It doesn’t say whether anyone can reach the code, so you spend the morning finding out.',
        with: 'The finding shows the path from the route to the call, the CVSS vector, and the commit that introduced it. If the path is wrong, you say why, and the reason stays with the finding.',
        product: 'vulnerability-management',
        evidence: 'cited-path',
      },
      {
        time: '14:30',
        title: 'A new endpoint',
        before:
          'You copied the router from another service. Does its middleware also check who owns a record? You plan to look that up later.',
        with: 'The inventory lists the route with its middleware in order. It shows authentication and no object-level check. You add the check in the same branch, before anyone calls the endpoint.',
        product: 'endpoint-analysis',
        evidence: 'routes',
      },
      {
        time: '16:45',
        title: 'The scans before the merge',
        before:
          'You get reports from four tools on your pull request. Most of their findings are a year old, and two describe the same line in different words.',
        with: 'The check shows what your change adds: one finding, with the evidence from both tools. You push a fix. The tools no longer find the flaw, so the finding is marked ready to close.',
        product: 'security-scanning',
        evidence: 'replay',
      },
    ],
    note: 'The day is illustrative. The weaknesses and standards are real.',
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
