import { longDate } from '../long-date.ts'

/** A company, or a kind of company, that processes personal data for us. */
export interface Processor {
  /** A stable ID, such as `hosting`. */
  id: string
  /** What it does for us. */
  task: string
  /** Name, country, and address; null until the owner fills them in. */
  company: string | null
  receives: string
  /** When it receives anything. */
  when: string
  /** Whether it processes Customer Data, which makes it a subprocessor of customers. */
  isSubprocessor: boolean
  /** The setting of this site that starts using it. */
  setting?: string
}

/** The processors that Privacy and the Data Processing Addendum list. */
export const processors: { updated: string; list: readonly Processor[] } = {
  /** ISO date of the last change. */
  updated: '2026-11-28',
  list: [
    {
      id: 'site-hosting',
      task: 'Hosts this website, its database, and their backups, and delivers its pages',
      company: null,
      receives: 'What the forms send, and the network address of each visitor',
      when: 'Always',
      isSubprocessor: false,
    },
    {
      id: 'email',
      task: 'Delivers our email, including the newsletter, and hosts our mailboxes',
      company: null,
      receives:
        'Email addresses, what the forms send, the page with the form, the page before it, and notices about accounts',
      when: 'When you send a form or have an account',
      isSubprocessor: false,
      setting: 'SMTP_URL',
    },
    {
      id: 'content-platform',
      task: 'Serves the pictures in our posts',
      company: 'Sanity',
      receives: 'The network address of visitors who open a post',
      when: 'Only while our posts are hosted there',
      isSubprocessor: false,
      setting: 'SANITY_PROJECT_ID',
    },
    {
      id: 'calls',
      task: 'Hosts demo calls and sends the invitations',
      company: null,
      receives: 'Your name, email address, and network address, and the call itself',
      when: 'When you take part in a demo',
      isSubprocessor: false,
    },
    {
      id: 'request-tracking',
      task: 'Keeps track of requests for our team',
      company: null,
      receives:
        'What the forms send, the page with the form, the page before it, and whether you subscribe to the newsletter',
      when: 'Only while we use such a system',
      isSubprocessor: false,
      setting: 'LEAD_WEBHOOK_URL',
    },
    {
      id: 'product-hosting',
      task: 'Hosts the product',
      company: null,
      receives: 'Account data and Customer Content',
      when: 'When you use Hosted Software',
      isSubprocessor: true,
    },
    {
      id: 'models',
      task: 'Runs the AI models that generate answers and suggested code',
      company: null,
      receives: 'The parts of Customer Content needed to answer a request',
      when: 'When a request uses a Third-Party Model',
      isSubprocessor: true,
    },
    {
      id: 'student-email',
      task: 'Delivers email about students’ accounts',
      company: null,
      receives: 'Email addresses of students, and notices about their accounts',
      when: 'Under an Educational License',
      isSubprocessor: true,
    },
    {
      id: 'payments',
      task: 'Processes payments',
      company: null,
      receives: 'Billing and card details',
      when: 'When you buy in the Web Portal',
      isSubprocessor: false,
    },
  ],
}

export const processorsUpdated = longDate(processors.updated)

/** The texts of the table of processors. */
export const processorTable = {
  /** The accessible name. */
  name: 'Companies that process data for us',
  columns: ['Task', 'Company', 'Receives', 'When'],
  unnamed: 'On request',
  /** Next to a table with such companies. */
  note: 'If a company is not named, we will send you its name, country, and address on request, even before you accept the Terms.',
} as const
