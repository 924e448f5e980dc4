import { planFigures } from '../legal/plan-figures.ts'
import { backupDays, customerContentDays } from '../legal/retention.ts'
import type { Question } from '../pages/types.ts'
import { freeVersion } from '../pricing/plans.ts'

type QuestionPage = 'trust' | 'pricing'

/** A buyer's question with the answer and the pages that show it. */
export interface BuyerQuestion extends Question {
  id: string
  pages: readonly QuestionPage[]
}

/** Questions that buyers ask before they sign up, with answers. */
export const answeredBuyerQuestions: readonly BuyerQuestion[] = [
  {
    id: 'hosting',
    pages: ['trust', 'pricing'],
    question: 'Do you host it, or can we?',
    answer: 'Either. We host Basic and Pro. With Enterprise, you can run it on your own systems.',
  },
  {
    id: 'third-party-models',
    pages: ['trust'],
    question: 'Does our code go to third-party AI models?',
    answer:
      'It can. The software may send prompts to other companies’ models to generate suggested code. They get only what a request needs, and our contracts bar them from training on it.',
    link: { label: 'Terms, Section 9', to: '/terms#customer-content' },
  },
  {
    id: 'end',
    pages: ['trust'],
    question: 'What happens to our code when we leave?',
    answer: `Export what you want to keep before your subscription ends. We delete the rest within ${customerContentDays} days, and copies in backups expire within ${backupDays} days after that.`,
    link: { label: 'Terms, Section 18', to: '/terms#termination-effect' },
  },
  {
    id: 'scans',
    pages: ['trust', 'pricing'],
    question: 'Which kinds of scans does it run?',
    answer:
      'SAST, DAST, infrastructure as code (IaC), and container scans. Basic includes SAST; Pro and Enterprise include all four.',
  },
  {
    id: 'languages',
    pages: ['trust', 'pricing'],
    question: 'Which languages do you support?',
    answer:
      'It depends on the depth. Our data-flow analysis starts with TypeScript and Python. Infrastructure files, images, other scanners’ results, and text search cover more.',
    link: { label: 'Languages by depth', to: '/languages' },
  },
  {
    id: 'integrations',
    pages: ['trust', 'pricing'],
    question: 'What does it connect to?',
    // Not generated from the integrations, because its pages would then load another script.
    answer: 'GitHub, GitLab, Jira, Semgrep, Snyk, Grype, and Checkov.',
    link: { label: 'All integrations', to: '/integrations' },
  },
  {
    id: 'code-size',
    pages: ['pricing'],
    question: 'How much code can it handle?',
    answer: `Basic covers up to ${planFigures.basicTotalMb} MB across all your repositories. Pro covers up to ${planFigures.proPerRepositoryMb} MB in each repository, and Enterprise up to ${planFigures.enterprisePerRepositoryMb} MB.`,
  },
  {
    id: 'over-limit',
    pages: ['pricing'],
    question: 'What happens if we exceed the limit?',
    answer: 'We may decline to process what’s over it. The Terms name no overage fee.',
    link: { label: 'Terms, Section 6.7', to: '/terms#fees-plan-limits' },
  },
  {
    id: 'free-version',
    pages: ['pricing'],
    question: 'Is there a free version?',
    answer: `Yes. ${freeVersion.description}`,
    link: { label: 'Join the waitlist', to: '/join-waitlist' },
  },
  {
    id: 'support',
    pages: ['pricing'],
    question: 'How fast is support?',
    answer: `On a paid Pro subscription, you get a first response within ${planFigures.proSupportHours}h. Trials and the free version come without support. Enterprise support terms are part of your order form.`,
    link: { label: 'Office hours', to: '/contact#hours' },
  },
]

/** The label and the heading of the answered questions. */
export const buyerQuestions = {
  id: 'before-you-buy',
  label: 'Buyers',
  heading: 'Before you buy',
} as const

/** The topics of the open questions, in order, with their headings. */
export const openTopics = {
  models: 'AI models',
  hosting: 'Hosting and data',
  accounts: 'Accounts',
  service: 'Service and contract',
  evidence: 'Evidence',
  languages: 'Languages and scans',
} as const

export type OpenTopic = keyof typeof openTopics

/** A buyer's question that only the owner can answer. */
export interface OpenQuestion {
  id: string
  topic: OpenTopic
  question: string
}

/**
 * Buyers' questions that only the owner can answer. Their pages say “Ask us”, and `npm run doctor` lists them
 * (copy/to-confirm.ts). Move one to `answeredBuyerQuestions` with its answer, or remove it.
 */
export const openBuyerQuestions: readonly OpenQuestion[] = [
  {
    id: 'models',
    topic: 'models',
    question: 'Which AI models do you use, and from which companies?',
  },
  {
    id: 'prompt-retention',
    topic: 'models',
    question: 'How long do those companies keep our prompts?',
  },
  { id: 'own-key', topic: 'models', question: 'Can we use our own model, or our own key?' },
  { id: 'regions', topic: 'hosting', question: 'In which regions do you store and process data?' },
  { id: 'clone-lifetime', topic: 'hosting', question: 'How long do you keep a clone?' },
  {
    id: 'offline',
    topic: 'hosting',
    question: 'Which parts of the self-hosted edition run without internet access?',
  },
  {
    id: 'other-hosts',
    topic: 'hosting',
    question: 'Which Git hosts work besides github.com and gitlab.com?',
  },
  { id: 'sso', topic: 'accounts', question: 'Do you support SSO, SCIM, and MFA?' },
  { id: 'roles', topic: 'accounts', question: 'Which roles and permissions are there?' },
  { id: 'audit-log', topic: 'accounts', question: 'Is there an audit log that we can export?' },
  { id: 'sla', topic: 'service', question: 'Is there an SLA for availability, with credits?' },
  { id: 'status', topic: 'service', question: 'Where do you report incidents and uptime?' },
  { id: 'scan-time', topic: 'service', question: 'How long does a scan take?' },
  { id: 'insurance', topic: 'service', question: 'Which insurance do you carry?' },
  { id: 'government', topic: 'service', question: 'Do you have terms for government customers?' },
  {
    id: 'audits',
    topic: 'evidence',
    question: 'Do you have an audit report or a penetration test that we can read?',
  },
  { id: 'false-positives', topic: 'evidence', question: 'What is the rate of false positives?' },
  { id: 'benchmarks', topic: 'evidence', question: 'Are there benchmarks that we can repeat?' },
  { id: 'references', topic: 'evidence', question: 'Can we talk to a customer?' },
  {
    id: 'comparison',
    topic: 'evidence',
    question: 'How does it compare with the scanners we already have?',
  },
  {
    id: 'assistants',
    topic: 'evidence',
    question: 'What does it find in code that AI assistants write?',
  },
  {
    id: 'languages-by-analysis',
    topic: 'languages',
    question: 'Which languages and frameworks does each kind of analysis support today?',
  },
  { id: 'lock-files', topic: 'languages', question: 'Do you scan lock files (SCA) yourselves?' },
  { id: 'secrets', topic: 'languages', question: 'Do you scan for secrets?' },
  {
    id: 'size-counting',
    topic: 'languages',
    question: 'Which files count toward the size limits?',
  },
]

/** The texts around the open questions. */
export const openQuestions = {
  id: 'ask-us',
  label: 'Open',
  heading: 'What this page doesn’t answer yet',
  lead: 'Ask us, and we’ll answer by email.',
  ask: { label: 'Ask us', to: '/contact' },
} as const
