import { integrations } from './members.ts'
import type { StationId } from './types.ts'

/** What happens to code and findings at one place on their way, with a tool for it and without one. */
interface Station {
  id: StationId
  name: string
  reached: string
  /** Said of the tools that would be enough. */
  missing: (tools: string) => string
}

/** In the order of a finding's way. */
export const stations: readonly Station[] = [
  {
    id: 'code',
    name: 'Code',
    reached: 'We read the branches you choose.',
    missing: (tools) => `Without ${tools}, we have no code to read.`,
  },
  {
    id: 'results',
    name: 'Scanner results',
    reached: 'They join our findings in one queue.',
    missing: (tools) => `Without ${tools}, the queue has our findings only.`,
  },
  {
    id: 'review',
    name: 'Review',
    reached: 'Comments on the lines of the diff, and a check.',
    missing: (tools) => `Without ${tools}, nothing is said on the diff.`,
  },
  {
    id: 'issue',
    name: 'Issue',
    reached: 'One issue for each finding, in step with its status.',
    missing: (tools) => `Without ${tools}, findings stay in our queue.`,
  },
]

/** What is missing at a station without each of the tools that would be enough for it. */
export function missingAt({ id, missing }: Station): string {
  const enough = integrations.filter((tool) => tool.stations.includes(id))
  const or = new Intl.ListFormat('en', { type: 'disjunction' })
  return missing(or.format(enough.map(({ name }) => name)))
}
