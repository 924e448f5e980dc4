import { productCatalogue } from './catalogue.ts'
import { passwordResetModel } from './threat-modeling-example.ts'
import type { Product } from './types.ts'

export const threatModeling: Product = {
  ...productCatalogue['threat-modeling'],
  meta: {
    title: 'Threat Modeling with STRIDE',
    description:
      'Get a first-draft STRIDE model from your code: sequence diagram, trust boundaries, threats with mitigations, and a risk matrix.',
  },
  subtitle: 'A first-draft STRIDE model from your code, for your team to correct and approve',
  description: [
    'Threat models usually start with an empty board and a year-old design. Yours starts with the code. Choose a feature, and we read its entry points, calls, and stores and draw the sequence diagram with its trust boundaries.',
    'Each element that moves or holds something of value goes through STRIDE. Each threat has a CWE entry, a mitigation, and fields for likelihood and impact. If your code already has the mitigation, the model cites the line.',
    'It’s a draft. It knows your code and little about your business, so your team edits threats, adds missing ones, and sets likelihood and impact. You can turn open threats into issues. Closed ones keep the reason.',
  ],
  features: [
    {
      title: 'Sequence diagrams from code',
      description:
        'See actors, services, stores, and messages in order, each with a link to its source.',
    },
    {
      title: 'STRIDE, letter by letter',
      description:
        'Go through the questions that apply to an element. “No threat found” is recorded, too.',
    },
    {
      title: 'Risk matrix',
      description: 'Your team rates likelihood and impact. Select a cell to see its threats.',
    },
    {
      title: 'Mitigations found in the code',
      description:
        'If a mitigation exists, the threat shows as covered, with the line for the reviewer.',
    },
    {
      title: 'Mapping to OWASP ASVS 5.0',
      description: 'Each mitigation names the chapter that asks for it, such as V8 Authorization.',
    },
    {
      title: 'Issues from open threats',
      description:
        'Open one issue per threat, with its step, its rating, and the suggested mitigation.',
    },
  ],
  workflowSteps: [
    {
      title: 'Pick a feature',
      description:
        'Take a route, a flow from the business logic map, or a design note in the repository.',
    },
    {
      title: 'Review the diagram',
      description:
        'Correct the actors, stores, and trust boundaries before you look at a single threat.',
    },
    {
      title: 'Go through STRIDE',
      description: 'Accept, edit, or reject each proposed threat, and add your own.',
    },
    {
      title: 'Rate',
      description: 'Set likelihood and impact together. The matrix orders the work.',
    },
    {
      title: 'Follow up',
      description: 'Open issues for what’s missing, and revisit the model when the code changes.',
    },
  ],
  benefits: [
    'Start the session with a diagram',
    'Model a pull request, not just a yearly release',
    'Show which threats are covered, and the line that does it',
    'Keep models in step with the commits that change them',
    'Give auditors and new colleagues one document with reasons',
  ],
  example: passwordResetModel,
}
