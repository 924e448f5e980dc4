import { quantile, type Times } from './measure.ts'
import type { Question } from './questions.ts'
import type { Stage } from './stage.ts'

const judgedAt = 10_000
const ratioBound = 2
const startBound = 5_000
/** A bound counts as missed when it is missed by this factor: the machine may have other work. */
const margin = 1.25
/** Nor does a ratio count between times this close. */
const noise = 0.5

interface Measured {
  readonly stages: readonly Stage[]
  readonly times: ReadonlyMap<Question, readonly Times[]>
  readonly memory: readonly number[]
}

/** One row per query: median and 99th percentile, in milliseconds, for each number of posts. */
export function table({ stages, times, memory }: Measured): string {
  const rows = [
    ['', ...stages.flatMap(({ posts }) => [`${posts.toLocaleString('en')} posts`, '', '']), ''],
    ['', ...stages.flatMap(() => ['after other', 'after post', 'again']), 'ratio'],
    ...[...times].map(([question, taken]) => [
      question.name,
      ...taken.flatMap(({ afterNote, afterPost, again }) =>
        [afterNote, afterPost, again].map(cell),
      ),
      ratioCell(question, taken, stages),
    ]),
    ['first ask, slowest', ...stages.flatMap((_, at) => ['', '', slowestFirst(times, at)]), ''],
    ['open, ms', ...stages.flatMap((stage) => ['', '', stage.openMilliseconds.toFixed(0)]), ''],
    ['memory, MB', ...memory.flatMap((bytes) => ['', '', (bytes / 1e6).toFixed(0)]), ''],
  ]
  const widths = (rows[1] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  )
  const line = (row: string[]) =>
    row.map((text, at) => (at === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[at] ?? 0)))
  return rows.map((row) => line(row).join('  ').trimEnd()).join('\n')
}

/** The bounds that were missed, by a clear margin. */
export function failures({ stages, times }: Measured): string[] {
  const at = stages.findIndex(({ posts }) => posts === judgedAt)
  const stage = stages[at]
  if (!stage) return []
  const failed: string[] = []
  for (const [question, taken] of times) {
    const median = medianCold(taken[at])
    const ratio = ratioOf(question, taken, stages)
    if (ratio && ratio.factor > ratioBound * margin && median - ratioBound * ratio.base > noise)
      failed.push(`${question.name}: ${ratio.factor.toFixed(1)} times as slow, bound ${ratioBound}`)
    if (question.longest !== undefined && median > question.longest * margin)
      failed.push(`${question.name}: ${median.toFixed(0)} ms, bound ${question.longest} ms`)
  }
  if (stage.openMilliseconds > startBound * margin)
    failed.push(`open: ${stage.openMilliseconds.toFixed(0)} ms, bound ${startBound} ms`)
  return failed
}

function cell(values: readonly number[]): string {
  return `${quantile(values, 0.5).toFixed(1)}/${quantile(values, 0.99).toFixed(1)}`
}

function medianCold(times: Times | undefined): number {
  const median = (values: readonly number[] = []) => quantile(values, 0.5)
  return Math.max(median(times?.afterNote), median(times?.afterPost))
}

function ratioOf(question: Question, taken: readonly Times[], stages: readonly Stage[]) {
  const from = stages.findIndex(({ posts }) => posts === question.levelFrom)
  const to = stages.findIndex(({ posts }) => posts === judgedAt)
  if (from === -1 || to === -1) return undefined
  const base = medianCold(taken[from])
  return { base, factor: medianCold(taken[to]) / base }
}

function ratioCell(question: Question, taken: readonly Times[], stages: readonly Stage[]): string {
  return ratioOf(question, taken, stages)?.factor.toFixed(2) ?? ''
}

function slowestFirst(times: Measured['times'], at: number): string {
  return Math.max(...[...times.values()].map((taken) => taken[at]?.first ?? 0)).toFixed(0)
}
