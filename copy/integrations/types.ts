import type { PageMeta } from '../page.ts'

export type IntegrationId = 'github' | 'jira' | 'semgrep' | 'snyk' | 'grype' | 'checkov' | 'gitlab'

/** Spec §3. */
export type IntegrationCategory = 'cicd' | 'scanners' | 'ticketing'

export interface Integration {
  id: IntegrationId
  name: string
  description: string
  category: IntegrationCategory
  popular: boolean
  features: readonly string[]
}

export interface GuideStep {
  title: string
  text: string
  code?: { language: 'bash' | 'yaml' | 'terraform'; text: string }
}

/** The page at /docs/integrations/{id}. */
export interface IntegrationGuide {
  id: IntegrationId
  meta: PageMeta
  /** What is connected with what, and what flows in which direction. */
  connects: string
  permissions: readonly { name: string; why: string }[]
  steps: readonly GuideStep[]
  /** What can be seen once it works, and what to do when it does not. */
  afterwards: readonly string[]
  /** Which part describes planned behavior. */
  planned: string
}
