import { Icon } from '#app/components/icon.tsx'
import type { IconName } from '#copy/icons.ts'
import type { IntegrationId } from '#copy/integrations/types.ts'

/**
 * Logos in the sprite. Tools that `simple-icons` has no logo for get an icon of what they scan: code, image
 * layers, servers.
 */
const marks: Record<IntegrationId, IconName> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  jira: 'Jira',
  snyk: 'Snyk',
  semgrep: 'CodeXml',
  grype: 'Layers',
  checkov: 'Server',
}

/** The icon of an integration in one color, `size` px wide and high. Its name must be next to it. */
export function IntegrationMark({ id, size = 28 }: { id: IntegrationId; size?: number }) {
  return <Icon name={marks[id]} size={size} />
}
