import { Icon, type IconName } from '#app/components/icon.tsx'
import type { IntegrationId } from '#copy/integrations/types.ts'

/** A logo from the sprite. For tools whose logo `simple-icons` lacks, what the tool scans: code, image layers, servers. */
const marks: Record<IntegrationId, IconName> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  jira: 'Jira',
  snyk: 'Snyk',
  semgrep: 'CodeXml',
  grype: 'Layers',
  checkov: 'Server',
}

/** The mark of an integration in one color, `size` px wide and high; its name is always beside it. */
export function IntegrationMark({ id, size = 28 }: { id: IntegrationId; size?: number }) {
  return <Icon name={marks[id]} size={size} />
}
