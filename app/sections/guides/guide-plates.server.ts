import checkov from '#app/media/plates/guide-checkov.svg?url'
import github from '#app/media/plates/guide-github.svg?url'
import gitlab from '#app/media/plates/guide-gitlab.svg?url'
import grype from '#app/media/plates/guide-grype.svg?url'
import jira from '#app/media/plates/guide-jira.svg?url'
import semgrep from '#app/media/plates/guide-semgrep.svg?url'
import snyk from '#app/media/plates/guide-snyk.svg?url'
import type { IntegrationId } from '#copy/integrations/types.ts'

/** The plates of the guides, as URLs. For loaders, so that no page's script has all of them. */
export const guidePlates: Record<IntegrationId, string> = {
  checkov,
  github,
  gitlab,
  grype,
  jira,
  semgrep,
  snyk,
}
