import { brand } from '../../brand.ts'
import type { IntegrationGuide } from '../types.ts'
import { tokenVariable, uploadCommand, uploadPermission, urlVariable } from './upload.ts'

/**
 * In a merged results pipeline, CI_COMMIT_SHA isn't a commit of the branch. In other pipelines,
 * CI_MERGE_REQUEST_SOURCE_BRANCH_SHA is empty.
 */
const commit = `\${CI_MERGE_REQUEST_SOURCE_BRANCH_SHA:-$CI_COMMIT_SHA}`
/** How long the upload waits for the verdict. The job's own timeout is longer. */
const WAIT_SECONDS = 600
const indentedUpload = uploadCommand('semgrep.sarif', commit, WAIT_SECONDS).replaceAll(
  '\n',
  '\n      ',
)

export const gitlab: IntegrationGuide = {
  id: 'gitlab',
  meta: {
    title: 'GitLab Integration Guide',
    description:
      'Create a project access token with the least scope, add the webhook, upload SARIF from a CI job, and let the job stop a merge request.',
  },
  connects: `A project access token and a webhook connect one project, on GitLab.com or a self-managed instance, to ${brand.name}. We read commits and merge requests, and write threads on the diff. A job in your own pipeline waits for the result and fails if your merge rule is broken.`,
  permissions: [
    {
      name: 'Scope read_repository',
      why: 'Clones the repository over HTTPS. With this scope alone, the connection is read-only, which is enough for AI Chat, the map, and scans of a branch.',
    },
    {
      name: 'Scope read_api',
      why: 'Reads merge requests and their diffs. Add this scope for reviews without comments.',
    },
    {
      name: 'Scope api (instead of read_api)',
      why: 'Opens threads on the lines of a merge request. GitLab has no narrower scope for comments, so the token can use the whole API within the limits of its role.',
    },
    {
      name: 'Role Reporter',
      why: 'Reads code and writes comments. A Reporter can’t push or merge, even with the api scope.',
    },
    uploadPermission,
  ],
  steps: [
    {
      title: 'Create the token',
      text: 'You need the Maintainer role. In the project, go to Settings > Access tokens. Choose the role and the scopes from the table, and set an expiration date. On GitLab.com, project access tokens require Premium or Ultimate. On the Free tier, create a user for the connection, and use their personal access token.',
    },
    {
      title: 'Add the webhook',
      text: 'In Settings > Webhooks, enter the address that you see when you connect the project. Generate a signing token, and paste it into the connection’s settings. GitLab then signs each delivery with HMAC-SHA-256 and sends the signature in the `webhook-signature` header. Enable push events and merge request events, and leave SSL verification on. Older self-managed versions of GitLab have no signing tokens. In that case, use the secret token, which GitLab sends unchanged in the `X-Gitlab-Token` header.',
    },
    {
      title: 'Store the upload token',
      text: `In Settings > CI/CD > Variables, add \`${urlVariable}\` and \`${tokenVariable}\`, and mask the token. GitLab passes protected variables only to pipelines for protected branches and tags. If merge request pipelines upload results, leave the variables unprotected. Every job in those pipelines then gets the token. The pipeline in step 4 also needs our Pro or Enterprise plan.`,
    },
    {
      title: 'Upload SARIF and wait for the verdict',
      text: `This pipeline runs Semgrep, uploads the result, and waits up to ${WAIT_SECONDS / 60} minutes for the analysis. The upload fails with status 409 if your merge rule is broken, and with 504 if no verdict arrives in time. In both cases, the job fails. Pin each image to a version or digest.`,
      code: {
        language: 'yaml',
        text: `workflow:
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH

semgrep:
  stage: test
  image: semgrep/semgrep
  script:
    - >
      semgrep scan --config p/default --metrics=off
      --dataflow-traces --sarif --output semgrep.sarif
  artifacts:
    paths: [semgrep.sarif]
    expire_in: 1 day

merge-rule:
  stage: test
  image:
    name: curlimages/curl
    entrypoint: [""]
  needs: [semgrep]
  timeout: 12 minutes
  script:
    - |
      ${indentedUpload}`,
      },
    },
    {
      title: 'Make it a merge rule',
      text: 'In Settings > Merge requests, turn on “Pipelines must succeed”. The job is part of the merge request’s pipeline, so a failed job blocks the merge. Merged results pipelines also include the job.',
    },
  ],
  afterwards: [
    'A merge request shows a thread for each new finding on a line that you changed. The merge-rule job’s log has the verdict and a link to all findings.',
    'A commit status can’t replace the job. A merged results pipeline runs on a commit that GitLab creates, so a status on your commit isn’t part of that pipeline and can’t block the merge. In other cases, a late status can create another pipeline, which replaces the failed pipeline.',
    'On Ultimate, you can use an external status check with “Status checks must succeed” instead of the job. GitLab fails a check that stays pending for more than two minutes, so large repositories need the job.',
    'Anyone who can change `.gitlab-ci.yml` in a branch can remove the job from that branch’s pipeline or upload an empty file that looks like a clean scan. Protect the file with Code Owners. On Ultimate, define both jobs in a pipeline execution policy, which a branch can’t change.',
    'A 401 from GitLab usually means that the token has expired or was revoked. A 403 usually means that the token’s scope or role doesn’t allow the request.',
    'In a merged results pipeline, the scan reads the merged code, but the upload names your branch’s head commit. So a line number can differ from the diff.',
    'Under Settings > Webhooks, GitLab shows the request and response for each recent delivery.',
    'To end access, revoke the token and delete the webhook.',
  ],
  planned: `When you connect a project, you receive the webhook’s address, the upload address (\`$${urlVariable}\`), and the upload token (\`$${tokenVariable}\`). This guide describes GitLab’s settings and scopes as of November 2026.`,
}
