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
    question:
      'Which AI models do you use, from which companies, and for how many days may they keep our prompts?',
  },
  {
    id: 'own-key',
    topic: 'models',
    question:
      'If we host the product, whose contract and key do its model requests use, and can we use our own model?',
  },
  {
    id: 'computed',
    topic: 'models',
    question: 'Which results are computed from code, and which are written by a model?',
  },
  {
    id: 'prompt-injection',
    topic: 'models',
    question: 'What happens if code or a comment tells the model what to report?',
  },
  {
    id: 'secrets-in-prompts',
    topic: 'models',
    question: 'Are secrets removed from code before the code reaches a model?',
  },
  {
    id: 'regions',
    topic: 'hosting',
    question: 'Which companies host the product, and in which regions?',
  },
  {
    id: 'clone-lifetime',
    topic: 'hosting',
    question: 'When we disconnect a repository, how soon do you delete its clone and index?',
  },
  {
    id: 'isolation',
    topic: 'hosting',
    question: 'How is untrusted code isolated during an analysis?',
  },
  {
    id: 'offline',
    topic: 'hosting',
    question:
      'What does the self-hosted edition need to run, and which parts work without internet access?',
  },
  {
    id: 'encryption-keys',
    topic: 'hosting',
    question: 'Can we use our own encryption keys?',
  },
  { id: 'staff-access', topic: 'hosting', question: 'Which of your staff can read our code?' },
  {
    id: 'addresses',
    topic: 'hosting',
    question: 'From which fixed IP addresses does the service connect to our systems?',
  },
  {
    id: 'telemetry',
    topic: 'hosting',
    question: 'What does a self-hosted installation report to you, and how do you sign updates?',
  },
  {
    id: 'recovery',
    topic: 'hosting',
    question: 'What are your recovery times, and do merge checks pass while you are down?',
  },
  {
    id: 'other-hosts',
    topic: 'hosting',
    question:
      'Do you support GitHub Enterprise Server, Bitbucket, and Azure DevOps, and how do you reach a self-managed GitLab instance?',
  },
  {
    id: 'sso',
    topic: 'accounts',
    question: 'Do you support SSO, SCIM, and MFA, and on which plans?',
  },
  {
    id: 'roles',
    topic: 'accounts',
    question: 'Which roles are there, and what does the audit log record?',
  },
  {
    id: 'export',
    topic: 'accounts',
    question:
      'Besides SARIF files, can we export findings through an API, and audit events to a SIEM?',
  },
  {
    id: 'credentials',
    topic: 'accounts',
    question: 'How do we rotate upload tokens and the credentials that read our repositories?',
  },
  {
    id: 'seats',
    topic: 'accounts',
    question:
      'Besides the people who sign in, do authors of pull requests or readers of issues need a seat?',
  },
  {
    id: 'free-version-contents',
    topic: 'accounts',
    question: 'What does the free version include, and how much code can it analyze?',
  },
  {
    id: 'sla',
    topic: 'service',
    question: 'Is there an SLA, and where do you report uptime and incidents?',
  },
  {
    id: 'export-formats',
    topic: 'service',
    question: 'In which formats can we export our data when a contract ends?',
  },
  { id: 'scan-time', topic: 'service', question: 'How long does a scan take?' },
  {
    id: 'insurance',
    topic: 'service',
    question: 'What insurance do you carry, and do you have terms for government customers?',
  },
  {
    id: 'audits',
    topic: 'evidence',
    question: 'Do you have an audit report or a penetration test that we can read?',
  },
  {
    id: 'false-positives',
    topic: 'evidence',
    question: 'What is the false-positive rate in benchmarks that we can reproduce?',
  },
  {
    id: 'reproducible',
    topic: 'evidence',
    question: 'If you analyze the same commit twice, do we get the same findings?',
  },
  { id: 'references', topic: 'evidence', question: 'Can we talk to a customer?' },
  {
    id: 'languages-by-analysis',
    topic: 'languages',
    question:
      'Which languages and frameworks does each kind of analysis support today, and does TypeScript include JavaScript?',
  },
  {
    id: 'package-scans',
    topic: 'languages',
    question:
      'Besides container images, do you scan lock files (SCA), and do you scan for secrets?',
  },
  {
    id: 'dast',
    topic: 'languages',
    question:
      'Which accounts does DAST need, which data can its requests change, and can it reach a private staging system?',
  },
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
  lead: 'Write to us, and a person will answer by email, under a confidentiality agreement if you need one.',
  ask: { label: 'Ask us', to: '/contact?reason=other' },
} as const
