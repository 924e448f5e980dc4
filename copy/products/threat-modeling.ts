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
    'Threat models often start from an empty board or an old design. Threat Modeling starts from your code: you choose a feature, and we read its entry points, calls, and stores, and draw a sequence diagram with trust boundaries. The model is a draft, based only on your repository.',
    'We apply STRIDE to each process, data flow, data store, and external entity in the diagram. Each threat has a CWE entry, a mitigation, and fields for likelihood and impact. If your code already has the mitigation, the model cites the line.',
  ],
  features: [
    {
      title: 'Sequence diagrams from code',
      description:
        'See actors, services, stores, and messages in order, each with a link to its source.',
    },
    {
      title: 'STRIDE for each element',
      description:
        'Go through the questions that apply to each element. If we find no threat, the model shows “No threat found.”',
    },
    {
      title: 'Risk matrix',
      description: 'Your team rates likelihood and impact. Select a cell to see its threats.',
    },
    {
      title: 'Mitigations found in the code',
      description:
        'If the code has a mitigation, we mark the threat as mitigated and show you the line to review.',
    },
    {
      title: 'Mapping to OWASP ASVS 5.0',
      description: 'See which ASVS chapter a mitigation comes from, such as V8 (Authorization).',
    },
    {
      title: 'Issues from open threats',
      description:
        'Open one issue per threat, with the step, the rating, and the suggested mitigation.',
    },
  ],
  workflowSteps: [
    {
      title: 'Pick a feature',
      description:
        'Choose a route, a flow from the business logic map, or a design note in the repository.',
    },
    {
      title: 'Review the diagram',
      description:
        'Correct the actors, stores, and trust boundaries before you look at the threats.',
    },
    {
      title: 'Go through STRIDE',
      description: 'Accept, edit, or reject each proposed threat, and add your own.',
    },
    {
      title: 'Rate',
      description: 'Agree on likelihood and impact. The matrix shows the risk of each threat.',
    },
    {
      title: 'Follow up',
      description:
        'Open issues for missing mitigations, and revisit the model when the code changes.',
    },
  ],
  benefits: [
    'Start a session with a diagram',
    'Model one pull request or a whole release',
    'Show which threats are mitigated, and in which lines',
    'Update a model when a commit changes the code',
    'Give auditors and new colleagues one document',
  ],
  example: passwordResetModel,
}
