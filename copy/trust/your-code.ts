import { backupDays, customerContentDays, exportDays } from '../legal/retention.ts'
import type { PageLink } from '../pages/types.ts'

interface Practice {
  title: string
  text: string
  /** The clause of the Terms that says so. */
  clause?: PageLink
}

/** A summary of how a customer's code is handled. The Terms have the full text. */
export const yourCode = {
  heading: 'What happens to your code',
  practices: [
    {
      title: 'What we read',
      text: 'We have read access to the repositories that you connect. We use only the branches that you pick and, if you turn on checks of pull requests, the branches of those pull requests. A suggested change is a diff that you apply yourself.',
    },
    {
      title: 'Where the product runs',
      text: 'The product runs on our servers or, with Enterprise, on yours. Wherever it runs, another company’s AI model may write the answers.',
      clause: { label: 'Terms 10.3 and 10.4', to: '/terms#editions-hosted' },
    },
    {
      title: 'Third-party AI models',
      text: 'A model gets only what it needs to answer a request. We don’t train models with your code, and our contracts bar the companies that run third-party models from doing so.',
      clause: { label: 'Terms 9.2 and 9.4', to: '/terms#content-permission' },
    },
    {
      title: 'When your subscription ends',
      text: `Export what you want to keep before your subscription ends, or ask us for an export within ${exportDays} days after that. We delete your content within ${customerContentDays} days after your subscription ends, and copies in backups expire within ${backupDays} more days.`,
      clause: { label: 'Terms 18.6', to: '/terms#termination-effect' },
    },
  ] satisfies readonly Practice[] as readonly Practice[],
} as const
