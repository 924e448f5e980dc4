import { brand } from '../../brand.ts'
import type { IntegrationGuide } from '../types.ts'

export const jira: IntegrationGuide = {
  id: 'jira',
  meta: {
    title: 'Jira Integration Guide',
    description:
      'Connect Jira Cloud by OAuth 2.0: the scopes and why, the project permissions, a check for required fields, and the mapping of severity and status.',
  },
  connects: `An OAuth 2.0 (3LO) grant connects ${brand.name} with one Jira Cloud site. We create issues with a description, priority, and labels, and a webhook sends us status changes and comments. You keep assigning work in Jira.`,
  permissions: [
    {
      name: 'Scope read:jira-work',
      why: 'Reads projects, issue types, fields, and the status of the issues it opened.',
    },
    {
      name: 'Scope write:jira-work',
      why: 'Creates and edits issues, adds comments, and moves issues through their workflow.',
    },
    {
      name: 'Scope manage:jira-webhook',
      why: 'Registers a webhook, limited to the project by a JQL filter, so that a new status or comment arrives right away.',
    },
    {
      name: 'Scope read:jira-user (optional)',
      why: 'Finds an account by name, so that an owner can become the assignee.',
    },
    {
      name: 'Scope offline_access',
      why: 'Issues a refresh token. Without a refresh token, the grant ends when its first access token expires.',
    },
    {
      name: 'Project permissions',
      why: 'Browse Projects, Create Issues, Edit Issues, Add Comments, and Transition Issues, plus Assign Issues if you map owners. A scope never allows more than the user who consents may do.',
    },
  ],
  steps: [
    {
      title: 'Prepare a user',
      text: 'Create a Jira user for the integration and give it the permissions above in one project. The issues then show that user’s name, and the connection still works when a person leaves.',
    },
    {
      title: 'See what an issue requires',
      text: 'If a custom field is required, every creation fails with status 400. List the project’s issue types, then the fields of one type. Use an API token of that user without scopes, because this address doesn’t accept tokens with scopes.',
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
      text: 'Transitions depend on your project’s workflow. Choose which statuses mean fixed, accepted, and not affected.',
    },
    {
      title: 'Send one finding',
      text: 'Open an issue from one finding by hand and check it. Then turn on automatic creation, with a minimum severity.',
    },
  ],
  afterwards: [
    'An issue has the finding’s file, line, CWE entry, CVSS vector, and a link back. Later scans update it instead of opening another.',
    'In Jira, an app’s webhook expires after 30 days. We renew the webhook before that.',
    'If you move an issue to Done but a later scan still reports the finding, we add a comment that names the scanned commit. You decide whether to reopen the issue.',
    'A 403 on creation points to a missing project permission. A 400 usually means a required or unknown field. We show you Jira’s own response.',
    'To end access, remove the app under Connected apps in the user’s Atlassian account. The issues stay.',
  ],
  planned:
    'We support Jira Cloud first, and one site for each workspace. The mapping and the webhook can still change. Scopes, permissions, and REST addresses are those of Jira Cloud as of November 2026.',
}
