import type { PageMeta } from '../pages/types.ts'

export type IntegrationId = 'github' | 'jira' | 'semgrep' | 'snyk' | 'grype' | 'checkov' | 'gitlab'

/** An integration in the list. */
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

/** The page of one guide. */
export interface IntegrationGuide {
  id: IntegrationId
  meta: PageMeta
  /** What is connected, and which data flows in which direction. */
  connects: string
  permissions: readonly { name: string; why: string }[]
  steps: readonly GuideStep[]
  /** What is visible once it works, and troubleshooting. */
  afterwards: readonly string[]
  /** Which part describes planned behavior. */
  planned: string
}
