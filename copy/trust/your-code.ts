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
      text: 'The repositories that you connect, of which we use only the branches you pick. A suggested change is a diff that you apply yourself.',
    },
    {
      title: 'Where it runs',
      text: 'On our servers, or on yours with Enterprise. Either way, a model that another company runs may write the answers.',
      clause: { label: 'Terms 10.3 and 10.4', to: '/terms#editions-hosted' },
    },
    {
      title: 'Third-party AI models',
      text: 'A model gets only what a request needs. We don’t train models with your code, and our contracts bar the companies that run the models from doing so.',
      clause: { label: 'Terms 9.2 and 9.4', to: '/terms#content-permission' },
    },
    {
      title: 'When it ends',
      text: `Export what you want to keep before the end, or ask us for an export within ${exportDays} days after it. We delete your content within ${customerContentDays} days, and copies in backups expire within ${backupDays} more.`,
      clause: { label: 'Terms 18.6', to: '/terms#termination-effect' },
    },
  ] satisfies readonly Practice[] as readonly Practice[],
} as const
