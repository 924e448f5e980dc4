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
    'Threat models usually start from an empty board or an old design. With Threat Modeling, you choose a feature. We read its entry points, calls, and stores, and draw the sequence diagram with its trust boundaries.',
    'We apply STRIDE to each process, data flow, data store, and external entity in the diagram. Each threat has a CWE entry, a mitigation, and fields for likelihood and impact. If your code already has the mitigation, the model cites the line.',
    'The model is a draft, made from code alone. Your team edits threats, adds missing ones, and sets likelihood and impact. You can turn open threats into issues, and closed threats keep their reason.',
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
        'Go through the questions that apply to the element. We also record “No threat found.”',
    },
    {
      title: 'Risk matrix',
      description: 'Your team rates likelihood and impact. Select a cell to see its threats.',
    },
    {
      title: 'Mitigations found in the code',
      description:
        'If the code has a mitigation, we mark the threat as covered and show you the line to review.',
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
        'Correct the actors, stores, and trust boundaries before you look at the threats.',
    },
    {
      title: 'Go through STRIDE',
      description: 'Accept, edit, or reject each proposed threat, and add your own.',
    },
    {
      title: 'Rate',
      description: 'Set likelihood and impact together. The matrix shows the risk of each threat.',
    },
    {
      title: 'Follow up',
      description: 'Open issues for what’s missing, and revisit the model when the code changes.',
    },
  ],
  benefits: [
    'Start the session with a diagram',
    'Model single pull requests as well as releases',
    'Show which threats are covered, and the line that covers each',
    'Update a model when a commit changes its code',
    'Give auditors and new colleagues one document',
  ],
  example: passwordResetModel,
}
