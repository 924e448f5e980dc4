import { brand } from '../../brand.ts'
import type { IntegrationGuide } from '../types.ts'

export const github: IntegrationGuide = {
  id: 'github',
  meta: {
    title: 'GitHub Integration Guide',
    description:
      'Install the GitHub App on chosen repositories, see why each permission is needed, review a first pull request and make the check a merge rule.',
  },
  connects: `A GitHub App connects ${brand.name} with the repositories you select. Commits and pull requests flow in, by webhook and by clone. Line comments and one check run per commit flow back. The app never pushes to a branch.`,
  permissions: [
    {
      name: 'Metadata: read',
      why: 'Lists the repositories you selected. GitHub requires it for every app.',
    },
    {
      name: 'Contents: read',
      why: 'Clones the branch, so that files can be indexed and cited by line.',
    },
    {
      name: 'Pull requests: write',
      why: 'Reads the diff and puts comments on its lines. GitHub has no permission that allows only comments.',
    },
    {
      name: 'Checks: write',
      why: 'Creates the check run and its annotations. Only GitHub Apps may do this.',
    },
    {
      name: 'Issues: write',
      why: 'Opens GitHub issues from findings and follows their state. GitHub grants an app’s permissions together; turn issues off in the connection’s settings.',
    },
  ],
  steps: [
    {
      title: 'Install the app on selected repositories',
      text: 'An owner of the organization or an admin of the repository installs the app. Choose “Only select repositories” and start with one. GitHub shows the permissions above before you confirm. The app works with installation tokens, which expire after one hour.',
    },
    {
      title: 'Choose the branch to index',
      text: 'Pick the default branch first. The clone happens once; later commits are fetched. Code size limits follow your plan.',
    },
    {
      title: 'Open a pull request',
      text: 'Change a line in a request handler, so that there is something to review, and open a pull request.',
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
      text: 'The check appears at the end of the pull request. Open it to see findings with file, line and CWE entry. Findings on changed lines are comments as well.',
    },
    {
      title: 'Make it a merge rule',
      text: 'In Settings, Rules, Rulesets, add “Require status checks to pass” to the ruleset of your default branch, and pick the check by name with its app as the source. GitHub offers checks that have reported in the repository before.',
    },
  ],
  afterwards: [
    'Each push to an open pull request updates the check for the new head commit.',
    'No check on a pull request? In the settings of the organization, under GitHub Apps, see whether the repository is selected and the app is not suspended.',
    'Missing comments? GitHub accepts them only on lines that belong to the diff; all other findings are in the check.',
    'To end access, uninstall the app there. Its tokens stop working and no webhook is sent any more.',
  ],
  planned: `The app is offered to installations with access to ${brand.name}, and its name and check name are shown when you connect. What is said about GitHub holds today.`,
}
