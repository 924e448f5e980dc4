import { brand } from '../../brand.ts'
import type { IntegrationGuide } from '../types.ts'

export const github: IntegrationGuide = {
  id: 'github',
  meta: {
    title: 'GitHub Integration Guide',
    description:
      'Connect GitHub read-only with a deploy key, or install the GitHub App for comments and checks. See what each permission is for and what the app writes.',
  },
  connects: `You can connect GitHub in two ways. A deploy key lets ${brand.name} clone one repository. The GitHub App can clone several repositories and also reviews pull requests: it comments on lines of the diff and creates a check run for each head commit. You can also open GitHub issues from findings. The app can’t push, because it doesn’t request write access to repository contents.`,
  permissions: [
    {
      name: 'Read-only: a deploy key',
      why: 'Clones one repository over SSH. Leave “Allow write access” cleared. The key is enough for everything in the Basic plan: AI Chat, deep search, the Business Logic Map, and SAST scans of a branch.',
    },
    {
      name: 'GitHub App, Metadata: read',
      why: 'Lists the repositories that you selected. GitHub requires this permission for every GitHub App.',
    },
    {
      name: 'GitHub App, Contents: read',
      why: 'Clones the branch so that answers can cite files and lines.',
    },
    {
      name: 'GitHub App, Pull requests: write',
      why: 'Reads the diff and comments on its lines. GitHub has no separate permission for comments, so this permission also lets the app edit or close pull requests, which the app never does. Merging would also require write access to contents.',
    },
    {
      name: 'GitHub App, Checks: write',
      why: 'Creates the check run and its annotations. Only GitHub Apps can create check runs.',
    },
    {
      name: 'GitHub App, Issues: write',
      why: 'Opens an issue from a finding and reads whether the issue is open or closed. You grant all of an app’s permissions at once, so you can’t leave this permission out. If you don’t want issues, turn them off in the connection’s settings.',
    },
  ],
  steps: [
    {
      title: 'Decide how much access to give',
      text: 'If you need only what the Basic plan includes, start with a deploy key. In the repository, go to Settings > Deploy keys, and add the public key that we show you. New organizations don’t allow deploy keys by default. To allow them, an owner goes to the organization’s Settings > Member privileges. With a deploy key, skip to step 3, which is then your last step. You can install the app later and keep the index.',
    },
    {
      title: 'Install the app on selected repositories',
      text: 'An organization owner or a repository admin can install the app. Choose “Only select repositories,” and start with one repository. GitHub shows the permissions above before you confirm. The app authenticates with installation tokens, which expire after one hour.',
    },
    {
      title: 'Choose the branch to index',
      text: 'Start with the default branch. We clone the branch once and then fetch new commits. Your plan sets a limit on the size of the code.',
    },
    {
      title: 'Open a pull request',
      text: 'Give the app something to review: change a line in a request handler, and open a pull request.',
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
      text: 'The check is near the bottom of the pull request’s Conversation tab. Open the check to see each finding’s file, line, and CWE entry. Findings on lines that you changed also appear as comments.',
    },
    {
      title: 'Require the check',
      text: 'Go to Settings > Rules > Rulesets, and open the ruleset for your default branch, or create one. Turn on “Require status checks to pass.” Add the check by name, and select our app as its source. GitHub suggests only checks that have run recently in the repository.',
    },
  ],
  afterwards: [
    'Each push to an open pull request starts a new check run for the head commit.',
    'If a pull request has no check, go to your organization’s Settings > GitHub Apps. Make sure that the repository is selected and that the app isn’t suspended.',
    'GitHub accepts line comments only on lines of the diff. Findings on other lines appear only in the check.',
    'To end access, delete the deploy key or uninstall the app. Once you uninstall the app, its tokens stop working, and GitHub stops sending us webhooks.',
  ],
  planned: `You receive the app’s name, the check’s name, and the deploy key when you get access to ${brand.name}. This guide describes GitHub’s settings and permissions as of November 2026.`,
}
