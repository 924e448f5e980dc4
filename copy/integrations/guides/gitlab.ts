import { brand } from '../../brand.ts'
import type { IntegrationGuide } from '../types.ts'
import { tokenVariable, uploadCommand, urlVariable } from './upload.ts'

/**
 * In a merged results pipeline, CI_COMMIT_SHA is not a commit of the branch; elsewhere the other
 * variable is empty.
 */
const commit = `\${CI_MERGE_REQUEST_SOURCE_BRANCH_SHA:-$CI_COMMIT_SHA}`
const indentedUpload = uploadCommand('semgrep.sarif', commit).replaceAll('\n', '\n      ')

export const gitlab: IntegrationGuide = {
  id: 'gitlab',
  meta: {
    title: 'GitLab Integration Guide',
    description:
      'Create a project access token with the right scope and role, add the webhook, upload SARIF from a CI job and see results in merge requests.',
  },
  connects: `A project access token and a webhook connect ${brand.name} with one GitLab project, on GitLab.com or self-managed. Commits and merge requests flow in. Threads on the diff and a commit status flow back.`,
  permissions: [
    { name: 'Scope read_repository', why: 'Clones over HTTPS, so that files can be indexed.' },
    {
      name: 'Scope read_api',
      why: 'Reads merge requests and their diffs. Enough if nothing is to be written back.',
    },
    {
      name: 'Scope api (instead of read_api)',
      why: 'Needed to write threads and commit statuses: GitLab has no narrower scope for them. It allows all that the token’s role allows.',
    },
    {
      name: 'Role Reporter or Developer',
      why: 'Reporter reads code and comments. Developer is needed to set a commit status.',
    },
  ],
  steps: [
    {
      title: 'Create the token',
      text: 'In the project, open Settings, Access tokens. Choose the role and scopes from the table and an expiry date. You need the Maintainer role. On GitLab.com project access tokens require Premium or Ultimate; on the Free tier use a personal access token of a user made for this purpose.',
    },
    {
      title: 'Add the webhook',
      text: 'In Settings, Webhooks, enter the address and secret that are shown when you connect the project. Enable push events and merge request events, and leave SSL verification on. GitLab sends the secret in the X-Gitlab-Token header.',
    },
    {
      title: 'Store the upload token',
      text: `In Settings, CI/CD, Variables, add ${urlVariable} and ${tokenVariable}; mask the token. A protected variable reaches only pipelines of protected branches and tags, so leave protection off if merge requests are to upload.`,
    },
    {
      title: 'Upload SARIF from a job',
      text: 'This pipeline runs Semgrep and uploads its result, in merge requests and on the default branch. Pin the images to a version or digest of your choice.',
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
    - semgrep scan --config p/default --metrics=off --sarif --output semgrep.sarif
  artifacts:
    paths: [semgrep.sarif]
    expire_in: 1 day

upload-sarif:
  stage: test
  image:
    name: curlimages/curl
    entrypoint: [""]
  needs: [semgrep]
  script:
    - |
      ${indentedUpload}`,
      },
    },
    {
      title: 'Make it a merge rule',
      text: 'In Settings, Merge requests, turn on “Pipelines must succeed”. The commit status joins the pipeline of its commit, so a failing status stops the merge.',
    },
  ],
  afterwards: [
    'A merge request shows a thread for each new finding on a changed line, and the status in its pipeline.',
    'A 401 from GitLab means an expired or revoked token. A 403 usually means that scope or role is too low.',
    'In a merged results pipeline $CI_COMMIT_SHA is a commit that GitLab makes for the pipeline alone, so the upload names the head of the source branch there. The scan still sees the merged code: a line can differ from the diff.',
    'Failed deliveries stand under Settings, Webhooks, with request and response.',
    'To end access, revoke the token and delete the webhook.',
  ],
  planned: `Connecting a project shows its webhook address and secret and issues the upload token. $${urlVariable} and $${tokenVariable} stand for them here. What is said about GitLab holds today.`,
}
