import type { IconName } from '../icons.ts'
import type { PageMeta } from '../pages/types.ts'
import type { PlanId } from '../pricing/plans.ts'
import type { productIds } from './catalogue.ts'

/** An ID of the catalogue. */
export type ProductId = (typeof productIds)[number]

/** The part of a product that menus, cards, and lists show. It's small enough to load on every page. */
export interface ProductSummary {
  id: ProductId
  title: string
  icon: IconName
  /** One sentence. */
  summary: string
  path: `/products/${ProductId}`
  /** The smallest plan that includes it. The comparison of plans follows. */
  plan: PlanId
}

export interface Point {
  title: string
  description: string
}

/** The content of a product page. */
export interface Product extends ProductSummary {
  meta: PageMeta
  subtitle: string
  description: readonly string[]
  features: readonly Point[]
  workflowSteps: readonly Point[]
  benefits: readonly string[]
  example: ProductExample
}

/** A weakness by CWE number and name. */
export interface Cwe {
  id: number
  name: string
}

/** Vulnerable code with the flagged line, and the fixed code. */
export interface CodeFinding {
  language: 'typescript'
  file: string
  code: string
  /** The flagged line, counted from 1 within `code`. */
  line: number
  finding: string
  cwe: Cwe
  fixedCode: string
}

interface ExampleBase {
  caption: string
  /** How readers can check the finding without the product, with code in backticks. */
  check: string
  /** What in the example is real and what is invented. */
  note: string
}

export interface CodeExample extends ExampleBase, CodeFinding {
  kind: 'code'
  question: string
  persona: string
  verbosity: string
  /** Paragraphs, with code in backticks. */
  answer: readonly string[]
}

export interface Transition {
  from: string
  to: string
  trigger: string
  /** The rule that the code enforces before the state change; null if there is none. */
  guard: string | null
  source: string
}

export interface FlowExample extends ExampleBase, CodeFinding {
  kind: 'flow'
  rule: string
  transitions: readonly Transition[]
}

export type StrideLetter = 'S' | 'T' | 'R' | 'I' | 'D' | 'E'
export type Level = 'low' | 'medium' | 'high'

export interface SequenceStep {
  from: string
  to: string
  message: string
  crossesBoundary: boolean
}

export interface Threat {
  stride: StrideLetter
  element: string
  threat: string
  cwe: Cwe
  likelihood: Level
  impact: Level
  mitigation: string
}

export interface ThreatExample extends ExampleBase {
  kind: 'threat'
  steps: readonly SequenceStep[]
  threats: readonly Threat[]
}

export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  source: string
  auth: string
  exposure: string
  finding?: { text: string; cwe: Cwe; fix: string }
}

export interface EndpointExample extends ExampleBase {
  kind: 'endpoint'
  endpoints: readonly Endpoint[]
}

/** A finding with the reason for its rank in the queue. */
export interface RankedFinding {
  finding: string
  weakness: string
  severity: 'critical' | 'high' | 'medium' | 'low'
  score: number
  /** CVSS version and metric groups, such as `4.0 B`. */
  scale: string
  /** The CVSS vector that gives the score. */
  vector: string
  /** Why it has this rank. */
  reason: string
  owner: string
  next: string
}

export interface QueueExample extends ExampleBase {
  kind: 'queue'
  /** In the order to work on them. */
  findings: readonly RankedFinding[]
  /** How the order is determined, one paragraph each. */
  reading: readonly string[]
}

/** What one scan reported. */
export interface ScanResult {
  scan: string
  looksAt: string
  result: string
  place: string
}

/** An issue, with the results that were merged into it. */
export interface ScanIssue {
  key: string
  cwe: Cwe
  fix: string
  results: readonly ScanResult[]
  note: string
}

export interface ScansExample extends ExampleBase {
  kind: 'scans'
  issues: readonly ScanIssue[]
}

export type ProductExample =
  | CodeExample
  | FlowExample
  | ThreatExample
  | EndpointExample
  | QueueExample
  | ScansExample

/** What a product says about a finding, as a small drawing (`app/scenes/evidence`). */
export type EvidenceName =
  | 'cited-line'
  | 'cited-path'
  | 'fix'
  | 'replay'
  | 'skipped-step'
  | 'message'
  | 'routes'
  | 'exposed-routes'
  | 'rules'
  | 'reasons'
  | 'sum'
