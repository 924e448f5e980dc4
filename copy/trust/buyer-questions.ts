import { figures } from '../legal/figures.ts'
import { planFigures } from '../legal/plan-figures.ts'
import { backupDays, customerContentDays, exportDays } from '../legal/retention.ts'
import type { Question } from '../pages/types.ts'
import { freeVersion } from '../pricing/plans.ts'

/** A buyer's question with the answer and the page that shows it. */
export interface BuyerQuestion extends Question {
  id: string
  page: 'trust' | 'pricing'
}

/** Questions that buyers ask before they sign up, with answers. */
export const answeredBuyerQuestions: readonly BuyerQuestion[] = [
  {
    id: 'hosting',
    page: 'pricing',
    question: 'Do you host the software, or can we?',
    answer:
      'We host Basic and Pro. With Enterprise, either we host the software or you run it on your own systems. Wherever the software runs, other companies’ AI models may write the answers.',
  },
  {
    id: 'third-party-models',
    page: 'trust',
    question: 'Does our code go to third-party AI models?',
    answer:
      'Yes, parts of it can. Other companies’ AI models may generate answers, diagrams, and suggested code. Those companies get only the parts of your code and your question that the models need to answer, and our contracts bar them from training models with your data.',
    link: { label: 'Terms, Section 9', to: '/terms#customer-content' },
  },
  {
    id: 'measures',
    page: 'trust',
    question: 'How do you protect our code?',
    answer:
      'In the hosted product, we encrypt your code at rest and in transit over public networks, and keep it logically separate from other customers’ code. We grant access by role, to as few people as possible.',
    link: { label: 'Data Processing Addendum, Annex 2', to: '/dpa#annex-2-measures' },
  },
  {
    id: 'breach',
    page: 'trust',
    question: 'How soon would you tell us about a breach?',
    answer: `We tell you without undue delay, and no later than ${figures.processing.breachNoticeHours} hours after we become aware of the breach.`,
    link: { label: 'Terms, Section 12.2', to: '/terms#security-measures' },
  },
  {
    id: 'self-assessment',
    page: 'trust',
    question: 'Have you assessed anything against a standard?',
    answer:
      'Yes. We assessed this website ourselves against level 2 of OWASP ASVS 5.0. The assessment doesn’t cover the product.',
    link: { label: 'Articles about ASVS', to: '/blogs?q=ASVS' },
  },
  {
    id: 'data-processing',
    page: 'trust',
    question: 'Do we need to sign a data processing agreement?',
    answer: `No. The Data Processing Addendum is part of the Terms, and we countersign a copy if you need one. We email you at least ${figures.processing.subprocessorNoticeDays} days before a new subprocessor receives your data.`,
    link: { label: 'Data Processing Addendum', to: '/dpa' },
  },
  {
    id: 'end',
    page: 'trust',
    question: 'What happens to our code when we leave?',
    answer: `Export what you want to keep before your subscription ends, or ask us for an export within ${exportDays} days after that. We delete your code within ${customerContentDays} days after your subscription ends, and copies in backups expire within ${backupDays} more days.`,
    link: { label: 'Terms, Section 18.6', to: '/terms#termination-effect' },
  },
  {
    id: 'scans',
    page: 'pricing',
    question: 'Which kinds of scans do you run?',
    answer:
      'The product runs SAST, DAST, infrastructure as code (IaC), and container scans. Basic includes only SAST. Pro and Enterprise include all four.',
  },
  {
    id: 'languages',
    page: 'pricing',
    question: 'Which languages do you support?',
    answer:
      'That depends on the kind of analysis. At first, data-flow analysis supports only TypeScript and Python. Infrastructure scans, image scans, imported results, and text search also cover other languages and formats.',
    link: { label: 'Languages by depth', to: '/languages' },
  },
  {
    id: 'integrations',
    page: 'pricing',
    question: 'Which tools can we connect?',
    // Not generated from the integrations, because its pages would then load another script.
    answer: 'The product connects to GitHub, GitLab, Jira, Semgrep, Snyk, Grype, and Checkov.',
    link: { label: 'All integrations', to: '/integrations' },
  },
  {
    id: 'code-size',
    page: 'pricing',
    question: 'How much code does each plan cover?',
    answer: `Basic covers up to ${planFigures.basicTotalMb} MB across all your repositories. Pro covers up to ${planFigures.proPerRepositoryMb} MB in each repository, and Enterprise covers up to ${planFigures.enterprisePerRepositoryMb} MB in each. Ask us which files count.`,
    link: { label: 'Ask about your repository', to: '/contact?reason=pricing' },
  },
  {
    id: 'over-limit',
    page: 'pricing',
    question: 'What happens if we exceed the limit?',
    answer: 'We may decline to process code over the limit. There’s no overage fee.',
    link: { label: 'Terms, Section 6.7', to: '/terms#fees-plan-limits' },
  },
  {
    id: 'free-version',
    page: 'pricing',
    question: 'Is there a free version?',
    answer: `Yes. ${freeVersion.description}`,
    link: { label: 'Join the waitlist', to: '/join-waitlist' },
  },
  {
    id: 'support',
    page: 'pricing',
    question: 'How fast is support?',
    answer: `On a paid Pro subscription, you get a first response within ${planFigures.proSupportHours} hours. Basic has no promised response time, and trials and the free version don’t include support. Enterprise support terms are part of your order form.`,
    link: { label: 'Terms, Section 11.1', to: '/terms#services-support' },
  },
]
