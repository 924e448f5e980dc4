import { blockingIn, runs, strings } from '../security-scan/security-scan.data.ts'

export const { title, source, failed, blocking } = strings

/** The runs, each with its critical and high findings. */
export const counts = runs.map((run) => ({
  id: run.id,
  name: run.name,
  took: run.took,
  count: blockingIn(run),
}))
