import { brand } from '../../brand.ts'
import type { IntegrationGuide } from '../types.ts'

export const jira: IntegrationGuide = {
  id: 'jira',
  meta: {
    title: 'Jira Integration Guide',
    description:
      'Connect Jira Cloud with OAuth 2.0. See why we need each scope, which project permissions to grant, and how to map fields and statuses.',
  },
  connects: `An OAuth 2.0 (3LO) grant connects one Jira Cloud site to ${brand.name}. You can open a Jira issue from a finding, or have us open issues automatically. Each issue has a description, a priority, and labels. A webhook tells us about status changes and comments. You can keep assigning work in Jira.`,
  permissions: [
    {
      name: 'Scope read:jira-work',
      why: 'Reads projects, issue types, fields, and the status of the issues that we opened.',
    },
    {
      name: 'Scope write:jira-work',
      why: 'Creates and edits issues, and adds comments.',
    },
    {
      name: 'Scope manage:jira-webhook',
      why: 'Registers a webhook that tells us about status changes and comments right away. A JQL filter limits the webhook to your project.',
    },
    {
      name: 'Scope read:jira-user (optional)',
      why: 'Finds an account by name so that the finding’s owner can become the issue’s assignee.',
    },
    {
      name: 'Scope offline_access',
      why: 'Lets us get a refresh token. Without a refresh token, the connection stops working when the first access token expires.',
    },
    {
      name: 'Project permissions',
      why: 'Browse Projects, Create Issues, Edit Issues, and Add Comments, plus Assign Issues if you map owners. A scope never gives us more than the permissions of the user who consents.',
    },
  ],
  steps: [
    {
      title: 'Prepare a user',
      text: 'Create a Jira user for the integration, and give this user the permissions above in one project. Issues then name this user as the reporter, and the connection keeps working after an employee leaves.',
    },
    {
      title: 'See what an issue requires',
      text: 'If a required field has no value, Jira doesn’t create the issue and returns status 400. To find the required fields, list the project’s issue types, and then list the fields of one type. Create an API token without scopes for the user from step 1, because these URLs don’t accept tokens with scopes.',
      code: {
        language: 'bash',
        text: `site="https://your-site.atlassian.net"
project="SEC"

curl --fail-with-body --user "$JIRA_EMAIL:$JIRA_API_TOKEN" \\
  "$site/rest/api/3/issue/createmeta/$project/issuetypes"

# Replace 10001 with an ID from the first response.
curl --fail-with-body --user "$JIRA_EMAIL:$JIRA_API_TOKEN" \\
  "$site/rest/api/3/issue/createmeta/$project/issuetypes/10001"`,
      },
    },
    {
      title: 'Grant access',
      text: `Sign in to Jira as that user, and start the connection in ${brand.name}. Atlassian shows the scopes. Choose the site, and accept. Then revoke the API token from step 2, which you no longer need.`,
    },
    {
      title: 'Map fields',
      text: 'Choose the project and the issue type. Map severity to priority, and weakness and component to labels. Give each required field a value. We send descriptions in the Atlassian Document Format, as version 3 of the REST API requires, and register the webhook for the project that you chose.',
    },
    {
      title: 'Map states',
      text: 'Statuses depend on your project’s workflow. Choose which statuses mean fixed, accepted, and not affected. We read an issue’s status but don’t change it.',
    },
    {
      title: 'Send one finding',
      text: 'Open an issue from one finding, and check the issue in Jira. If you want us to open issues automatically, turn on automatic creation, and set a minimum severity.',
    },
  ],
  afterwards: [
    'Each issue contains the finding’s file, line, CWE entry, and CVSS vector, and a link to the finding. Later scans update the issue instead of opening a new one.',
    'In Jira, webhooks that an app registers expire after 30 days. We renew our webhook before it expires.',
    'If you move an issue to Done but a later scan still reports the finding, we add a comment that names the scanned commit, and you decide whether to reopen the issue.',
    'If Jira refuses a new issue, we show you the response. Status 403 usually means that the user lacks a project permission. Status 400 usually means that a required field has no value or that a field is unknown.',
    'To end access, go to Connected apps in the user’s Atlassian account, and remove our app. The issues remain in Jira.',
  ],
  planned:
    'At first, we support only Jira Cloud, with one site for each workspace. The mapping and the webhook may still change. This guide describes Jira Cloud’s scopes, permissions, and REST URLs as of November 2026.',
}
