import type { PageLink, PageMeta } from '../pages/types.ts'
import { integrations } from './members.ts'
import type { Integration, IntegrationCategory, IntegrationId } from './types.ts'

export { integrations } from './members.ts'

export type IntegrationTab = 'all' | IntegrationCategory

/** The tabs of the filter, in order. `all` is selected initially. */
export const integrationTabs: readonly { id: IntegrationTab; label: string }[] = [
  { id: 'all', label: 'All Integrations' },
  { id: 'cicd', label: 'CI/CD' },
  { id: 'scanners', label: 'Security Scanners' },
  { id: 'ticketing', label: 'Ticketing Systems' },
]

/** Shown only on the `all` tab. */
export const popularIntegrations: readonly Integration[] = integrations.filter(
  ({ popular }) => popular,
)

export const integrationsPage = {
  meta: {
    title: 'Integrations',
    description:
      'Connect GitHub, GitLab, Jira, Semgrep, Snyk, Grype, and Checkov. See what each one reads and writes, with a setup guide for every tool.',
  } satisfies PageMeta,
  heading: 'Integrations',
  lead: 'Connect your repositories, tracker, and scanners to get findings as comments, checks, and issues. Each guide lists the permissions and explains why we need them. You can connect a code host with read-only access on every plan. Pull request reviews, scanner results, and trackers require Pro or Enterprise.',
  /** The choice of tools next to the finding's way. */
  tools: 'Select the tools that you use',
  filter: 'Filter by category',
  count: (shown: number, category: string) =>
    `${shown} ${shown === 1 ? 'integration' : 'integrations'}: ${category}`,
  popular: { heading: 'Popular Integrations', learnMore: 'Learn More' },
  viewDocumentation: 'View Documentation',
  custom: {
    heading: 'Need a Custom Integration?',
    text: 'You can upload SARIF 2.1.0 results from other scanners, too. If you use a different tracker or code host, tell us which one. Enterprise customers can order custom integrations, priced on the order form.',
    action: { label: 'Contact Us', to: '/contact' } satisfies PageLink,
  },
} as const

/** Texts of the page that lists the guides, and texts that all guides share. */
export const guidesPage = {
  meta: {
    title: 'Integration Guides',
    description:
      'Setup guides for each tool: what you connect, which permissions you grant and why, which commands you run, and what you see afterward.',
  } satisfies PageMeta,
  heading: 'Integration Guides',
  lead: 'Each guide explains what you connect, which permissions you grant and why, how to set up the connection, and what you see afterward.',
  /** How each tool connects, and what that lets us write. */
  connections: {
    github:
      'A read-only deploy key, or the GitHub App, which can write comments, checks, and issues.',
    gitlab:
      'A project access token and a webhook. Threads on merge requests require the api scope.',
    jira: 'An OAuth 2.0 connection that writes issues and comments in one project as a separate Jira user.',
    semgrep: 'SARIF from semgrep scan, uploaded with a token for one project.',
    snyk: 'SARIF from four snyk commands, uploaded with a token for one project.',
    grype: 'SARIF for an image, a directory, or an SBOM, uploaded with a token for one project.',
    checkov: 'SARIF from checkov, uploaded with a token for one project.',
  } satisfies Record<IntegrationId, string>,
  guide: {
    connects: 'What connects',
    permissions: 'Permissions',
    permission: 'Permission',
    why: 'Why',
    steps: 'Steps',
    afterwards: 'What you see',
    planned: 'What you get with access',
    back: { label: 'All Guides', to: '/docs/integrations' },
    waitlist: { label: 'Join the Waitlist', to: '/join-waitlist' },
    help: { label: 'Ask a Question', to: '/contact?reason=support' },
    notFound: 'Guide not found',
  },
} as const
