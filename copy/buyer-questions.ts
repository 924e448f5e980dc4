import { planFigures } from './legal/plan-figures.ts'
import { backupDays, customerContentDays } from './legal/retention.ts'
import type { Question } from './pages/types.ts'
import { freeVersion } from './pricing/plans.ts'

type QuestionPage = 'security' | 'pricing'

/** A buyer's question with the answer and the pages that show it. */
export interface BuyerQuestion extends Question {
  id: string
  pages: readonly QuestionPage[]
}

/** Questions that buyers ask before they sign up, with answers. */
export const answeredBuyerQuestions: readonly BuyerQuestion[] = [
  {
    id: 'hosting',
    pages: ['security', 'pricing'],
    question: 'Do you host it, or can we?',
    answer: 'Either. We host Basic and Pro. With Enterprise, you can run it on your own systems.',
  },
  {
    id: 'third-party-models',
    pages: ['security'],
    question: 'Does our code go to third-party AI models?',
    answer:
      'It can. The software may send prompts to other companies’ models to generate suggested code. They get only what a request needs, and our contracts bar them from training on it.',
    link: { label: 'Terms, Section 9', to: '/terms#customer-content' },
  },
  {
    id: 'end',
    pages: ['security'],
    question: 'What happens to our code when we leave?',
    answer: `Export what you want to keep before your subscription ends. We delete the rest within ${customerContentDays} days, and copies in backups expire within ${backupDays} days after that.`,
    link: { label: 'Terms, Section 18', to: '/terms#termination-effect' },
  },
  {
    id: 'scans',
    pages: ['security', 'pricing'],
    question: 'Which kinds of scans does it run?',
    answer:
      'SAST, DAST, infrastructure as code (IaC), and container scans. Basic includes SAST; Pro and Enterprise include all four.',
  },
  {
    id: 'integrations',
    pages: ['security', 'pricing'],
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
    answer: `On Pro, you get a first response within ${planFigures.proSupportHours}h. Enterprise support terms are part of your order form.`,
    link: { label: 'Office hours', to: '/contact#hours' },
  },
]

/** The labels and headings around the questions. */
export const buyerQuestions = { label: 'Buyers', heading: 'Before you buy' } as const

/**
 * Buyers' questions that only the owner can answer. Visitors don't see them; `npm run doctor` lists them.
 * Move one to `answeredBuyerQuestions` with its answer, or remove it.
 */
export const openBuyerQuestions: readonly Pick<BuyerQuestion, 'id' | 'question'>[] = [
  { id: 'languages', question: 'Which languages and frameworks does each engine support?' },
  { id: 'lock-files', question: 'Do you scan lock files (SCA)?' },
  { id: 'secrets', question: 'Do you scan for secrets?' },
  { id: 'models', question: 'Which AI models do you use, and from which providers?' },
  { id: 'regions', question: 'In which regions is our data stored and processed?' },
  { id: 'prompt-retention', question: 'How long do model providers keep our prompts?' },
  { id: 'own-key', question: 'Can we bring our own model key?' },
  { id: 'offline', question: 'What runs without internet access when we host it ourselves?' },
  { id: 'clone-lifetime', question: 'How long do you keep a clone of our repository?' },
  { id: 'sso', question: 'Do you support SSO?' },
  { id: 'roles', question: 'Which roles and permissions are there?' },
  { id: 'audit-log', question: 'Is there an audit log?' },
  { id: 'other-hosts', question: 'Which Git hosts work besides github.com and gitlab.com?' },
  { id: 'size-counting', question: 'Which files count toward the size limits?' },
  { id: 'comparison', question: 'How does it compare with the scanners we already have?' },
  { id: 'assistants', question: 'What does it find in code that AI assistants write?' },
]
