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
    question: 'For how many days may those companies keep our prompts?',
  },
  { id: 'own-key', topic: 'models', question: 'Can we use our own model, or our own key?' },
  { id: 'regions', topic: 'hosting', question: 'In which regions do you store and process data?' },
  {
    id: 'clone-lifetime',
    topic: 'hosting',
    question: 'How soon after an analysis do you delete the clone?',
  },
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
