import type { PageLink } from '../pages/types.ts'
import type { Level } from './types.ts'

/** Headings and actions that all product pages share. */
export const productPage = {
  label: 'Product',
  /** Shown above the headings of the sections. */
  labels: {
    features: 'Features',
    workflow: 'Steps',
    example: 'Example',
    consultation: 'Talk',
  },
  features: 'Key Features',
  workflow: 'How It Works',
  benefits: 'Key Benefits',
  scene: 'What it looks like',
  example: {
    heading: 'Example to check yourself',
    question: 'Question',
    answer: 'Answer',
    check: 'Check it yourself',
    diff: 'Suggested change',
    flagged: (line: number, finding: string) => `Line ${line}: ${finding}`,
    flow: { transition: 'Transition', guard: 'Guard', noGuard: 'None found', to: 'to' },
    endpointColumns: ['Route', 'Authentication', 'Exposure', 'Finding'],
    noFinding: 'none',
    fix: 'Fix',
    queue: { vector: 'Vector', owner: 'Owner', next: 'Next step' },
    scans: {
      issue: 'Issue',
      evidence: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    },
    threat: {
      steps: 'The steps of the request',
      columns: ['STRIDE', 'Threat', 'Mitigation', 'Risk', 'Weakness'],
      /** Between the sender of a message and its receiver. */
      to: 'to',
      crosses: 'crosses a trust boundary',
      stride: {
        S: 'Spoofing',
        T: 'Tampering',
        R: 'Repudiation',
        I: 'Information disclosure',
        D: 'Denial of service',
        E: 'Elevation of privilege',
      },
      note: 'Note',
      weight: (likelihood: Level, impact: Level) => `likelihood ${likelihood}, impact ${impact}`,
    },
  },
  consultation: {
    heading: 'See it on a public repository',
    getStarted: { label: 'Get Started', to: '/join-waitlist' } satisfies PageLink,
    learnMore: { label: 'Learn More', to: '/contact?reason=demo' } satisfies PageLink,
  },
  yourCode: { label: 'What happens to your code', to: '/trust#your-code' } satisfies PageLink,
  languages: {
    label: 'Code analysis: TypeScript and Python at first',
    to: '/languages',
  } satisfies PageLink,
  related: 'Related Products',
  /** Before links to the products that are not among the related ones. */
  alsoSee: 'Also:',
  notFound: {
    label: '404',
    heading: 'Product not found',
    text: 'There’s no product at this address.',
    description:
      'There’s no product at this address. See the list of all products and services instead.',
    action: { label: 'All Products', to: '/products' } satisfies PageLink,
  },
} as const
