import { integrations } from './members.ts'
import type { StepId } from './types.ts'

/** A step from code to issue: what happens with an integration that covers it, and without one. */
interface Step {
  id: StepId
  name: string
  reached: string
  /** Said of the tools that would be enough. */
  missing: (tools: string) => string
}

/** From code to issue. */
export const steps: readonly Step[] = [
  {
    id: 'code',
    name: 'Code',
    reached: 'We read the branches that you choose.',
    missing: (tools) => `Without ${tools}, we have no code to read.`,
  },
  {
    id: 'results',
    name: 'Scanner results',
    reached: 'We add the results to the queue, next to our own findings.',
    missing: (tools) => `Without ${tools}, the queue contains only our own findings.`,
  },
  {
    id: 'review',
    name: 'Review',
    reached: 'We comment on the diff, and a check or a pipeline job applies your merge rule.',
    missing: (tools) => `Without ${tools}, we can’t comment on the diff.`,
  },
  {
    id: 'issue',
    name: 'Issue',
    reached: 'We can open one issue per finding and track the issue’s status.',
    missing: (tools) => `Without ${tools}, findings stay in our queue.`,
  },
]

/** What is missing at a step that no integration covers, with the names of those that would. */
export function missingAt({ id, missing }: Step): string {
  const enough = integrations.filter((tool) => tool.steps.includes(id))
  const or = new Intl.ListFormat('en', { type: 'disjunction' })
  return missing(or.format(enough.map(({ name }) => name)))
}
