import { brand } from '../../brand.ts'
import type { IntegrationGuide } from '../types.ts'

export const jira: IntegrationGuide = {
  id: 'jira',
  meta: {
    title: 'Jira Integration Guide',
    description:
      'Connect Jira Cloud with OAuth 2.0: each scope and its reason, the project permissions, a check for required fields, and the mapping of severity and status.',
  },
  connects: `An OAuth 2.0 (3LO) grant connects one Jira Cloud site to ${brand.name}. We create issues with a description, priority, and labels, and a webhook sends us status changes and comments. You can keep assigning work in Jira.`,
  permissions: [
    {
      name: 'Scope read:jira-work',
      why: 'Reads projects, issue types, fields, and the status of the issues that we opened.',
    },
    {
      name: 'Scope write:jira-work',
      why: 'Creates and edits issues, adds comments, and moves issues through their workflow.',
    },
    {
      name: 'Scope manage:jira-webhook',
      why: 'Registers a webhook, so that we receive new statuses and comments right away. A JQL filter limits the webhook to your project.',
    },
    {
      name: 'Scope read:jira-user (optional)',
      why: 'Finds an account by name, so that a finding’s owner can become the assignee.',
    },
    {
      name: 'Scope offline_access',
      why: 'Issues a refresh token. Without a refresh token, the grant ends when the first access token expires.',
    },
    {
      name: 'Project permissions',
      why: 'Browse Projects, Create Issues, Edit Issues, Add Comments, and Transition Issues, plus Assign Issues if you map owners. A scope can’t allow more than the permissions of the user who consents.',
    },
  ],
  steps: [
    {
      title: 'Prepare a user',
      text: 'Create a Jira user for the integration, and give this user the permissions above in one project. The issues then show that user’s name, and the connection still works when an employee leaves.',
    },
    {
      title: 'See what an issue requires',
      text: 'If a required field has no value, Jira doesn’t create the issue and returns status 400. To find required fields, list the project’s issue types, and then list the fields of one type. Use an API token without scopes for that user, because these URLs don’t accept API tokens with scopes.',
      code: {
        language: 'bash',
        text: `site="https://your-site.atlassian.net"
project="SEC"

curl --fail-with-body --user "$JIRA_EMAIL:$JIRA_API_TOKEN" \\
  "$site/rest/api/3/issue/createmeta/$project/issuetypes"

# Take the ID of the issue type from the response.
curl --fail-with-body --user "$JIRA_EMAIL:$JIRA_API_TOKEN" \\
  "$site/rest/api/3/issue/createmeta/$project/issuetypes/10001"`,
      },
    },
    {
      title: 'Grant access',
      text: 'Sign in to Jira as that user and start the connection. Atlassian shows the scopes. Choose the site and accept. Then revoke the API token from step 2, because OAuth replaces it.',
    },
    {
      title: 'Map fields',
      text: 'Choose the project and the issue type. Map severity to priority, and weakness and component to labels. Give each required field a value. We send descriptions in the Atlassian Document Format, as version 3 of the REST API requires, and register the webhook for that project.',
    },
    {
      title: 'Map states',
      text: 'Transitions depend on your project’s workflow. Choose which of the workflow’s statuses mean fixed, accepted, and not affected.',
    },
    {
      title: 'Send one finding',
      text: 'Create an issue for one finding by hand, and check it in Jira. Then turn on automatic creation, and set a minimum severity.',
    },
  ],
  afterwards: [
    'An issue has the finding’s file, line, CWE entry, CVSS vector, and a link to the finding. Later scans update this issue instead of opening another one.',
    'In Jira, an app’s webhook expires after 30 days. We renew the webhook before that.',
    'If you move an issue to Done but a later scan still reports the finding, we add a comment that names the scanned commit. You decide whether to reopen the issue.',
    'If Jira returns 403 for a new issue, the user probably lacks a project permission. A 400 usually means that a required field has no value or that a field is unknown. We show you Jira’s response.',
    'To end access, remove the app under Connected apps in the user’s Atlassian account. The issues remain in Jira.',
  ],
  planned:
    'At first, we support only Jira Cloud, with one site for each workspace. The mapping and the webhook can still change. This guide describes Jira Cloud’s scopes, permissions, and REST URLs as of November 2026.',
}
