import type { PageMeta } from '../pages/types.ts'

export type IntegrationId = 'github' | 'jira' | 'semgrep' | 'snyk' | 'grype' | 'checkov' | 'gitlab'

/** The category of an integration. */
export type IntegrationCategory = 'cicd' | 'scanners' | 'ticketing'

/** A step from code to issue (steps.ts). */
export type StepId = 'code' | 'results' | 'review' | 'issue'

export interface Integration {
  id: IntegrationId
  name: string
  description: string
  category: IntegrationCategory
  popular: boolean
  features: readonly string[]
  /** The steps that it covers. */
  steps: readonly StepId[]
}

export interface GuideStep {
  title: string
  text: string
  code?: { language: 'bash' | 'yaml' | 'terraform'; text: string }
}

/** The page of a guide. */
export interface IntegrationGuide {
  id: IntegrationId
  meta: PageMeta
  /** What is connected, and which data flows in which direction. */
  connects: string
  permissions: readonly { name: string; why: string }[]
  steps: readonly GuideStep[]
  /** What is visible when it works, and troubleshooting. */
  afterwards: readonly string[]
  /** Which part is planned and doesn't work yet. */
  planned: string
}
