import type { PageLink, PageMeta } from './pages/types.ts'
import { infrastructureFormats } from './products/infrastructure-formats.ts'
import { openQuestions } from './trust/open-questions.ts'

/** What a visitor may have. */
const sources = [
  { id: 'typescript', source: 'TypeScript or Python' },
  { id: 'other', source: 'Another language' },
  { id: 'image', source: 'A container image' },
  { id: 'infrastructure', source: 'Infrastructure files' },
  { id: 'results', source: 'A scanner’s results' },
] as const

type SourceId = (typeof sources)[number]['id']

/** How deep an analysis reads, and what it reads. */
interface Depth {
  name: string
  /** What it reads of what a visitor may have. */
  sources: readonly SourceId[]
  /** What the owner has to say of, because it depends on the language. */
  askedFor?: readonly SourceId[]
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
    sources: ['typescript'],
    askedFor: ['other'],
    understands: 'Calls, and how a value gets from an input to a sink',
    reads: 'At first, TypeScript and Python. Others: ask us',
    usedBy: 'SAST, reachability, threat models',
  },
  {
    name: 'Syntax',
    sources: ['typescript'],
    askedFor: ['other'],
    understands: 'Functions, routes, and the checks on them',
    reads: 'At first, TypeScript and Python. Others: ask us',
    usedBy: 'Chat, deep search, endpoints, business logic',
  },
  {
    name: 'Packages',
    sources: ['image'],
    understands: 'Names and versions, matched against published advisories',
    reads: 'Operating-system and language packages in a container image',
    usedBy: 'Container scans',
  },
  {
    name: 'Infrastructure',
    sources: ['infrastructure'],
    understands: 'The resources that a file defines, and what they expose',
    reads: infrastructureFormats,
    usedBy: 'IaC scans',
  },
  {
    name: 'Imported results',
    sources: ['results'],
    understands: 'What the other tool found, and the path to the code if we have one',
    reads: 'Whatever Semgrep, Snyk, Grype, or Checkov reads, as SARIF 2.1.0',
    usedBy: 'The queue',
  },
  {
    name: 'Text',
    sources: ['typescript', 'other', 'infrastructure'],
    understands: 'Words and names',
    reads: 'Any text file',
    usedBy: 'Chat, deep search',
  },
]

/** How deep a source is read, at each depth. */
interface SourceDepth {
  id: SourceId
  source: string
  /** From the shallowest to the deepest. */
  levels: readonly { name: string; state: 'read' | 'ask' | 'none' }[]
  /** The deepest that is certain. */
  deepest: Depth
}

/** How deep each source is read. */
export const sourceDepths: readonly SourceDepth[] = sources.flatMap(({ id, source }) => {
  const deepest = depths.find((depth) => depth.sources.includes(id))
  if (!deepest) return []
  const levels = depths.toReversed().map((depth) => {
    const state = depth.sources.includes(id)
      ? 'read'
      : depth.askedFor?.includes(id)
        ? 'ask'
        : 'none'
    return { name: depth.name, state } as const
  })
  return [{ id, source, levels, deepest }]
})

export const languages = {
  label: 'Languages',
  meta: {
    title: 'Languages by Depth of Analysis',
    description:
      'What the product reads, and how deeply: data flow, syntax, packages, infrastructure files, other scanners’ results, and plain text.',
  } satisfies PageMeta,
  heading: 'Languages, by depth of analysis',
  lead: 'We support each language at one or more depths. Data-flow analysis is the deepest, and text search covers the most formats.',
  analysisDepth: {
    choice: 'What do you have?',
    deepest: (depth: string) => `Down to ${depth.toLowerCase()}`,
    states: { read: 'read', ask: openQuestions.ask.label.toLowerCase(), none: 'not read' },
    usedBy: 'Used by',
  },
  depths: {
    id: 'depths',
    label: 'Depths',
    heading: 'What we analyze, and how deeply',
    columns: ['Depth', 'Understands', 'Reads', 'Used by'],
    rows: depths.map(({ name, understands, reads, usedBy }) => [name, understands, reads, usedBy]),
  },
  /** About the figure of the home page with this label, which an owner may change. */
  figure: {
    id: 'figure',
    label: 'The figure',
    statLabel: 'Languages Supported',
    heading: (value: string) => `What “${value}” counts`,
    text: 'The number includes formats that only text search supports. At first, data-flow analysis supports only TypeScript and Python.',
  },
  /** Above the questions that only the owner can answer. */
  open: {
    heading: 'Is your language covered?',
    lead: 'Tell us your languages and frameworks. We’ll tell you what each scan reads today.',
  },
  links: [
    { label: 'Security Scanning', to: '/products/security-scanning' },
    { label: 'Integrations', to: '/integrations' },
  ] satisfies readonly PageLink[],
} as const
