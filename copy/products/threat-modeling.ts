import { productCatalogue } from './catalogue.ts'
import { passwordResetModel } from './threat-modeling-example.ts'
import type { Product } from './types.ts'

export const threatModeling: Product = {
  ...productCatalogue['threat-modeling'],
  meta: {
    title: 'Threat Modeling with STRIDE',
    description:
      'A first STRIDE model drafted from your code: sequence diagram, trust boundaries, threats with mitigations, and a risk matrix.',
  },
  subtitle: 'A first-draft STRIDE model from your code, for your team to correct and approve',
  description: [
    'A threat model usually starts with an empty board and a design that is a year old. Here it starts with the code. Choose a feature; the product reads its entry points, calls and stores, and draws the sequence diagram with its trust boundaries.',
    'For each element that crosses or holds something of value it goes through STRIDE: Spoofing, Tampering, Repudiation, Information disclosure, Denial of service, Elevation of privilege. Each threat has a CWE entry, a mitigation and a place for likelihood and impact. Where the code already contains the mitigation, the model cites the line.',
    'The draft is a draft. It knows the code and little about your business, so the team edits threats, adds missing ones and sets likelihood and impact. The product does not guess them; the risk matrix follows what the team set. Open threats become issues; answered ones keep their reason.',
  ],
  features: [
    {
      title: 'Sequence diagrams from code',
      description:
        'Actors, services, stores and messages in the order the code sends them, each linked to its source.',
    },
    {
      title: 'STRIDE, letter by letter',
      description:
        'The STRIDE questions that apply to each kind of element. “No threat found” is recorded too, so that gaps differ from answers.',
    },
    {
      title: 'Risk matrix',
      description:
        'Likelihood against impact, rated by the team. Select a cell to see its threats.',
    },
    {
      title: 'Mitigations found in the code',
      description:
        'A threat whose mitigation exists is shown as covered, with file and line for the reviewer.',
    },
    {
      title: 'Mapping to OWASP ASVS 5.0',
      description:
        'Mitigations name the chapter that asks for them, such as V6 Authentication or V8 Authorization.',
    },
    {
      title: 'Models that age visibly',
      description:
        'When a commit changes a modeled element, the model says which threats to look at again.',
    },
    {
      title: 'Issues from open threats',
      description:
        'One issue per threat, with the diagram step, the rating and the suggested mitigation.',
    },
  ],
  workflowSteps: [
    {
      title: 'Pick a feature',
      description:
        'A route, a flow from the business logic map, or a design note in the repository.',
    },
    {
      title: 'Review the diagram',
      description: 'Correct actors, stores and trust boundaries before any threat is listed.',
    },
    {
      title: 'Go through STRIDE',
      description: 'Accept, edit or reject each proposed threat; add your own.',
    },
    {
      title: 'Rate',
      description: 'Set likelihood and impact together. The matrix orders the work.',
    },
    {
      title: 'Follow up',
      description: 'Open issues for what is missing and revisit the model when the code changes.',
    },
  ],
  benefits: [
    'Spend the session on judgment: the diagram is already drawn.',
    'Model a pull request, not only a yearly release.',
    'Show which threats are covered and where the proof is in the code.',
    'Keep models in step with the commits that change them.',
    'Give auditors and new colleagues one document with reasons.',
  ],
  example: passwordResetModel,
}
