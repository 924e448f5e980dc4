import type { Question } from './questions.ts'
import type { Stage } from './stage.ts'

/** Milliseconds that a query took, over and over. */
export interface Times {
  /** Right after the platform had started, indexes included that had to be built. */
  first: number
  /** No result kept: after a write to another type. */
  readonly afterNote: number[]
  /** No result kept: after a write to a post. */
  readonly afterPost: number[]
  /** The same again. */
  readonly again: number[]
}

/** Asks every question on every stage in turn, so that what else the machine does is shared by all. */
export async function measure(
  stages: readonly Stage[],
  questions: readonly Question[],
  rounds: number,
  onRound: (done: number) => void,
): Promise<Map<Question, Times[]>> {
  const times = new Map<Question, Times[]>()
  for (const question of questions) {
    const empty = async (stage: Stage) => {
      const { milliseconds } = await ask(
        stage,
        question,
        question.parameters(stage.posts, Math.random),
      )
      return { first: milliseconds, afterNote: [], afterPost: [], again: [] }
    }
    times.set(question, await inTurn(stages, empty))
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const question of questions)
      for (const [position, stage] of stages.entries()) {
        const taken = times.get(question)?.[position]
        const parameters = () => question.parameters(stage.posts, Math.random)
        await stage.changeNote()
        taken?.afterNote.push((await ask(stage, question, parameters())).milliseconds)
        await stage.changePost(Math.random)
        const same = parameters()
        taken?.afterPost.push((await ask(stage, question, same)).milliseconds)
        taken?.again.push((await ask(stage, question, same)).milliseconds)
      }
    onRound(round + 1)
  }
  return times
}

/** The value below which this share of the values is. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

async function ask(stage: Stage, question: Question, parameters: Record<string, unknown>) {
  const start = performance.now()
  const answer = await stage.ask(question.query, parameters)
  const milliseconds = performance.now() - start
  if (!question.check(answer, stage.posts)) {
    const shown = JSON.stringify(answer).slice(0, 200)
    throw new Error(`"${question.name}" with ${stage.posts} posts answered ${shown}`)
  }
  return { milliseconds }
}

async function inTurn<T, U>(items: readonly T[], work: (item: T) => Promise<U>): Promise<U[]> {
  const results: U[] = []
  for (const item of items) results.push(await work(item))
  return results
}
