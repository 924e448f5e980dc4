import { brand } from '../../brand.ts'
import type { IntegrationGuide } from '../types.ts'

export const jira: IntegrationGuide = {
  id: 'jira',
  meta: {
    title: 'Jira Integration Guide',
    description:
      'Connect Jira Cloud by OAuth 2.0: the scopes and why, the project permissions, a check for required fields, and the mapping of severity and status.',
  },
  connects: `An OAuth 2.0 (3LO) grant connects ${brand.name} with one Jira Cloud site. Findings flow out as issues with description, priority and labels. Status and comments flow back, by webhook. Jira stays the place where work is assigned.`,
  permissions: [
    {
      name: 'Scope read:jira-work',
      why: 'Reads projects, issue types, fields and the status of the issues it opened.',
    },
    {
      name: 'Scope write:jira-work',
      why: 'Creates and edits issues, adds comments and moves them on.',
    },
    {
      name: 'Scope manage:jira-webhook',
      why: 'Registers a webhook, limited to the project by a JQL filter, so that a change of status or a comment arrives when it happens.',
    },
    {
      name: 'Scope read:jira-user (optional)',
      why: 'Finds an account by name, so that an owner can become the assignee.',
    },
    {
      name: 'Scope offline_access',
      why: 'Issues a refresh token. Without it the grant ends with its first access token.',
    },
    {
      name: 'Project permissions',
      why: 'Browse Projects, Create Issues, Edit Issues, Add Comments and Transition Issues; Assign Issues if owners are mapped. A scope never gives more than the consenting user may do.',
    },
  ],
  steps: [
    {
      title: 'Prepare a user',
      text: 'Create a Jira user for the integration and give it the permissions above in one project. Issues then carry its name, and they stay connected when a person leaves.',
    },
    {
      title: 'See what an issue requires',
      text: 'A required custom field makes every creation fail with status 400. List the issue types of the project, then the fields of one type. Use an API token of that user, made without scopes: this address takes no scoped token.',
      code: {
        language: 'bash',
        text: `site="https://your-site.atlassian.net"
project="SEC"

curl --fail-with-body --user "$JIRA_EMAIL:$JIRA_API_TOKEN" \\
  "$site/rest/api/3/issue/createmeta/$project/issuetypes"

# Take the id of the issue type from the answer.
curl --fail-with-body --user "$JIRA_EMAIL:$JIRA_API_TOKEN" \\
  "$site/rest/api/3/issue/createmeta/$project/issuetypes/10001"`,
      },
    },
    {
      title: 'Grant access',
      text: 'Start the connection while signed in as that user. Atlassian shows the scopes; choose the site and accept. Revoke the API token of the previous step: OAuth replaces it.',
    },
    {
      title: 'Map fields',
      text: 'Choose project and issue type; the webhook is registered for that project. Map severity to priority, weakness and component to labels, and give each required field a value. Descriptions are sent in the Atlassian Document Format, as version 3 of the REST API asks.',
    },
    {
      title: 'Map states',
      text: 'Transitions depend on the workflow of the project. Choose which statuses mean fixed, accepted and not affected.',
    },
    {
      title: 'Send one finding',
      text: 'Open an issue from one finding by hand and read it. Turn on automatic creation only after that, with a lowest severity.',
    },
  ],
  afterwards: [
    'An issue holds the finding’s file, line, CWE entry, CVSS vector and a link back. Later scans update it; they open no second one.',
    'Jira lets a webhook that an app registers expire after 30 days. The connection renews it before that.',
    'An issue set to done while the scan still sees the finding gets a comment with the commit. It is not reopened without you.',
    'A 403 on creation points to a missing project permission, a 400 mostly to a required or unknown field. Jira’s own answer is shown.',
    'To end access, the user removes the app under Connected apps in the Atlassian account. Issues stay.',
  ],
  planned:
    'Jira Cloud first, one site per workspace. The mapping and the webhook described here can change. Scopes, permissions and REST addresses are those of Jira Cloud.',
}
