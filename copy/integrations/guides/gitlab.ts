import { brand } from '../../brand.ts'
import type { IntegrationGuide } from '../types.ts'
import { tokenVariable, uploadCommand, uploadPermission, urlVariable } from './upload.ts'
import { versions } from './versions.ts'

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
      'Create a project access token with the narrowest scope, add the webhook, upload SARIF from a CI job, and block merge requests that break your rule.',
  },
  connects: `You connect one project, on GitLab.com or a self-managed instance, to ${brand.name} with a project access token and a webhook. We read commits and merge requests, and open threads on the diff. A job in your own pipeline waits for our verdict and fails if the merge request breaks your merge rule.`,
  permissions: [
    {
      name: 'Scope read_repository',
      why: 'Clones the repository over HTTPS. With this scope alone, the connection is read-only, which is enough for AI Chat, the Business Logic Map, and scans of a branch.',
    },
    {
      name: 'Scope read_api',
      why: 'Reads merge requests and their diffs. Add this scope if you want reviews but no threads in GitLab.',
    },
    {
      name: 'Scope api (instead of read_api)',
      why: 'Opens threads on the lines of a merge request. Project access tokens have no narrower scope for comments, so, within the limits of its role, the token can use the whole API.',
    },
    {
      name: 'Role Reporter',
      why: 'Can read code and write comments but can’t push or merge, even with the `api` scope.',
    },
    uploadPermission,
  ],
  steps: [
    {
      title: 'Create the token',
      text: 'You need the Maintainer role. In the project, go to Settings > Access tokens. Choose the role and the scopes from the table above, and set an expiration date. On GitLab.com, project access tokens require Premium or Ultimate. On the Free tier of GitLab.com, create a separate user for the connection, and use a personal access token of that user.',
    },
    {
      title: 'Add the webhook',
      text: 'In Settings > Webhooks, add a webhook with the URL that you see when you connect the project. Generate a signing token, and paste it into the connection’s settings. GitLab then signs each delivery with HMAC-SHA-256 and sends the signature in the `webhook-signature` header. Enable push events and merge request events, and leave SSL verification on. Older self-managed versions of GitLab don’t support signing tokens. With such a version, use a secret token instead, which GitLab sends unchanged in the `X-Gitlab-Token` header.',
    },
    {
      title: 'Store the upload token',
      text: `In Settings > CI/CD > Variables, add \`${urlVariable}\` and \`${tokenVariable}\`, and mask the token. Most merge request pipelines can’t use protected variables, so leave both variables unprotected if you want to upload results from merge request pipelines. Every job in those pipelines can then read the token. The uploads in step 4 require our Pro or Enterprise plan.`,
    },
    {
      title: 'Upload SARIF and wait for the verdict',
      text: `This pipeline runs Semgrep, uploads the result, and waits up to ${WAIT_SECONDS / 60} minutes for the analysis. The upload returns status 409 if the merge request breaks your merge rule, and 504 if there’s no verdict in time. In either case, the job fails. Use the image versions that you tested. A tag can be moved, so for your own pipeline, pin each image to its digest.`,
      code: {
        language: 'yaml',
        text: `workflow:
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH

semgrep:
  stage: test
  image: semgrep/semgrep:${versions.semgrep}
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
    name: curlimages/curl:${versions.curl}
    entrypoint: [""]
  needs: [semgrep]
  timeout: 12 minutes
  script:
    - |
      ${indentedUpload}`,
      },
    },
    {
      title: 'Block merges when the job fails',
      text: 'In Settings > Merge requests, turn on “Pipelines must succeed.” The job is part of the merge request’s pipeline, so a failed job blocks the merge. Merged results pipelines include the job, too.',
    },
  ],
  afterwards: [
    'Each new finding on a line that you changed gets a thread in the merge request. The log of the `merge-rule` job contains the verdict and a link to all findings.',
    'A commit status can’t replace the job. A merged results pipeline runs on a commit that GitLab creates, so a status on your commit isn’t part of that pipeline and can’t block the merge. In other cases, a status that arrives late can create a new pipeline, which replaces the failed pipeline.',
    'On Ultimate, you can replace the job with an external status check and turn on “Status checks must succeed.” GitLab marks a check as failed if it stays pending for more than two minutes, so keep the job for repositories that take longer to analyze.',
    'Anyone who can change `.gitlab-ci.yml` in a branch can remove the job from that branch’s pipeline or upload an empty file that looks like a clean scan. On Premium and Ultimate, protect the file with Code Owners. On Ultimate, you can also define both jobs in a pipeline execution policy, which can’t be changed in a branch.',
    'If GitLab returns status 401, the project access token has usually expired or been revoked. Status 403 usually means that the token’s scope or role doesn’t allow the request.',
    'In a merged results pipeline, the scan reads the merged code, but the upload specifies your branch’s head commit, so line numbers in the results can differ from those in the diff.',
    'To see the request and response of each recent delivery, go to Settings > Webhooks, and edit the webhook.',
    'To end access, revoke the project access token, and delete the webhook and the CI/CD variables.',
  ],
  planned: `When you connect a project, you receive the webhook’s URL, the upload URL (\`$${urlVariable}\`), and the upload token (\`$${tokenVariable}\`). This guide describes GitLab’s settings and scopes as of November 2026.`,
}
