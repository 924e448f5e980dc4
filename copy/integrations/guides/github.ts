import { brand } from '../../brand.ts'
import type { IntegrationGuide } from '../types.ts'

export const github: IntegrationGuide = {
  id: 'github',
  meta: {
    title: 'GitHub Integration Guide',
    description:
      'Connect GitHub read-only with a deploy key, or install the GitHub App for comments and checks. See what each permission is for and what the app writes.',
  },
  connects: `You can connect GitHub in two ways. A deploy key lets ${brand.name} clone one repository. The GitHub App also reviews pull requests. The app writes line comments and one check run for each commit. The app also opens issues, unless you turn issues off. The app can’t push, because it doesn’t ask for write access to contents.`,
  permissions: [
    {
      name: 'Read-only: a deploy key',
      why: 'Clones one repository over SSH. Leave “Allow write access” off. The key is enough for the Basic plan: AI Chat, deep search, the Business Logic Map, and scheduled scans of a branch.',
    },
    {
      name: 'GitHub App, Metadata: read',
      why: 'Lists the repositories that you selected. GitHub requires this permission for every app.',
    },
    {
      name: 'GitHub App, Contents: read',
      why: 'Clones the branch, so that answers can cite files by line.',
    },
    {
      name: 'GitHub App, Pull requests: write',
      why: 'Reads the diff and writes comments on its lines. GitHub has no permission for comments alone, so this permission also allows edits to a pull request. The app doesn’t make such edits. A merge would need write access to contents.',
    },
    {
      name: 'GitHub App, Checks: write',
      why: 'Writes the check run and its annotations. Only GitHub Apps can write check runs.',
    },
    {
      name: 'GitHub App, Issues: write',
      why: 'Opens issues for findings and reads whether the issues are open or closed. GitHub grants an app’s permissions together, so you can’t leave this permission out. If you don’t want issues, turn them off in the connection’s settings.',
    },
  ],
  steps: [
    {
      title: 'Decide how much access to give',
      text: 'Start with the deploy key if you need only AI Chat, the map, and scans. In the repository, go to Settings > Deploy keys, and add the public key that we show you. A new organization doesn’t allow deploy keys until an owner turns them on under Member privileges. If you install the app later, we keep the index. If you use the deploy key, go to step 3 and skip steps 4 to 6, which need the app.',
    },
    {
      title: 'Install the app on selected repositories',
      text: 'An organization owner or a repository admin installs the app. Choose “Only select repositories” and start with one repository. GitHub shows the permissions above before you confirm. The app authenticates with installation tokens, which expire after one hour.',
    },
    {
      title: 'Choose the branch to index',
      text: 'Pick the default branch first. We clone the branch once and then fetch new commits. Your plan sets the limit on code size.',
    },
    {
      title: 'Open a pull request',
      text: 'Change a line in a request handler, so that there’s something to review, and open a pull request.',
      code: {
        language: 'bash',
        text: `git switch --create try-the-review
git commit --all --message "Change a handler"
git push --set-upstream origin try-the-review
gh pr create --fill`,
      },
    },
    {
      title: 'Read the result',
      text: 'Find the check at the end of the pull request. Open the check to see each finding’s file, line, and CWE entry. Findings on lines that you changed also appear as comments.',
    },
    {
      title: 'Make it a merge rule',
      text: 'Go to Settings > Rules > Rulesets, and turn on “Require status checks to pass” in the ruleset for your default branch. Select the check by name, and select our app as the source. GitHub lists only checks that have recently run in the repository.',
    },
  ],
  afterwards: [
    'Each push to an open pull request updates the check for the new head commit.',
    'If a pull request has no check, open GitHub Apps in your organization’s settings. Make sure that the repository is selected and that the app isn’t suspended.',
    'GitHub accepts comments only on lines of the diff. All other findings are in the check.',
    'To end access, delete the deploy key or uninstall the app. After you uninstall the app, its tokens stop working, and GitHub sends us no more webhooks.',
  ],
  planned: `You get the app’s name, the check’s name, and the deploy key once you have access to ${brand.name}. This guide describes GitHub’s settings and permissions as of November 2026.`,
}
