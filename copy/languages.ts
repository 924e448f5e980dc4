import type { PageLink, PageMeta } from './pages/types.ts'
import { infrastructureFormats } from './products/infrastructure-formats.ts'
import { openQuestions } from './trust/open-questions.ts'

/** How deep an analysis reads, and what it reads. */
interface Depth {
  name: string
  /** What it understands. */
  understands: string
  /** Its languages or formats; `Ask us` where the owner has to name them. */
  reads: string
  usedBy: string
}

/** From the deepest to the shallowest. */
const depths: readonly Depth[] = [
  {
    name: 'Data flow',
    understands: 'Calls, and how a value gets from an input to a sink',
    reads: 'TypeScript and Python first. Others: ask us',
    usedBy: 'SAST, reachability, threat models',
  },
  {
    name: 'Syntax',
    understands: 'Functions, routes, and the checks on them',
    reads: openQuestions.ask.label,
    usedBy: 'Chat, deep search, endpoints, business logic',
  },
  {
    name: 'Packages',
    understands: 'Names and versions, matched with published advisories',
    reads: 'Operating-system and language packages in a container image',
    usedBy: 'Container scans',
  },
  {
    name: 'Infrastructure',
    understands: 'What a file would set up, and what that exposes',
    reads: infrastructureFormats,
    usedBy: 'IaC scans',
  },
  {
    name: 'Imported results',
    understands: 'What the other tool found, plus the path to it where we have one',
    reads: 'Whatever Semgrep, Snyk, Grype, or Checkov reads, as SARIF 2.1.0',
    usedBy: 'The queue',
  },
  {
    name: 'Text',
    understands: 'Words and names',
    reads: 'Any text file',
    usedBy: 'Chat, deep search',
  },
]

export const languages = {
  label: 'Languages',
  meta: {
    title: 'Languages by Depth of Analysis',
    description:
      'What the product reads, and how deep: data flow, syntax, packages, infrastructure files, results of other scanners, and plain text.',
  } satisfies PageMeta,
  heading: 'Languages, by depth of analysis',
  lead: 'A language can be supported at several depths. Data flow finds the most and covers the fewest languages.',
  depths: {
    id: 'depths',
    label: 'Depths',
    heading: 'What we read, and how deep',
    columns: ['Depth', 'Understands', 'Reads', 'Used by'],
    rows: depths.map(({ name, understands, reads, usedBy }) => [name, understands, reads, usedBy]),
  },
  /** About the figure of the home page with this label, which an owner may change. */
  figure: {
    id: 'figure',
    label: 'The figure',
    statLabel: 'Languages Supported',
    heading: (value: string) => `What “${value}” counts`,
    text: 'It counts all depths together, so it says nothing about data flow.',
  },
  /** Above the questions that only the owner can answer. */
  open: {
    heading: 'Is yours covered?',
    lead: 'Tell us your languages and frameworks. We’ll say what each scan reads today.',
  },
  links: [
    { label: 'Security Scanning', to: '/products/security-scanning' },
    { label: 'Integrations', to: '/integrations' },
  ] satisfies readonly PageLink[],
} as const
