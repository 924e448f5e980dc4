import type { IntegrationGuide, IntegrationId } from '../types.ts'
import { checkov } from './checkov.ts'
import { github } from './github.ts'
import { gitlab } from './gitlab.ts'
import { grype } from './grype.ts'
import { jira } from './jira.ts'
import { semgrep } from './semgrep.ts'
import { snyk } from './snyk.ts'

export const guides: Readonly<Record<IntegrationId, IntegrationGuide>> = {
  github,
  jira,
  semgrep,
  snyk,
  grype,
  checkov,
  gitlab,
}
