import checkov from '#app/media/illustrations/guide-checkov.svg?url'
import github from '#app/media/illustrations/guide-github.svg?url'
import gitlab from '#app/media/illustrations/guide-gitlab.svg?url'
import grype from '#app/media/illustrations/guide-grype.svg?url'
import jira from '#app/media/illustrations/guide-jira.svg?url'
import semgrep from '#app/media/illustrations/guide-semgrep.svg?url'
import snyk from '#app/media/illustrations/guide-snyk.svg?url'
import type { IntegrationId } from '#copy/integrations/types.ts'

/** The illustrations of the guides, as URLs. For loaders, so that no page's script has all of them. */
export const guideIllustrations: Record<IntegrationId, string> = {
  checkov,
  github,
  gitlab,
  grype,
  jira,
  semgrep,
  snyk,
}
