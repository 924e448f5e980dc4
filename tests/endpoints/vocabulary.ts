import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const results = join(root, 'test-results')
const compiler = join(root, 'node_modules', '.bin', 'tsc')
const strictly = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig']
const modules = ['--module', 'esnext', '--moduleResolution', 'bundler', '--pretty', 'false']

/**
 * Checks graphs against the vocabulary of schema.org: TypeScript compares them with the types of
 * schema-dts. `query-input` of search boxes is allowed, since search engines require it.
 * @returns the compiler's messages, each with the name of its graph
 */
export function vocabularyErrors(graphs: ReadonlyMap<string, object>): string[] {
  mkdirSync(results, { recursive: true })
  // Inside the project, so that the compiler finds the types.
  const folder = mkdtempSync(join(results, 'graphs-'))
  try {
    const names = [...graphs.keys()]
    const lines = [...graphs.values()].map(
      (graph, index) => `export const graph${index}: Graph = ${withoutQueryInput(graph)}`,
    )
    const file = join(folder, 'graphs.ts')
    writeFileSync(file, ["import type { Graph } from 'schema-dts'", ...lines].join('\n'))
    const { stdout, status } = spawnSync(compiler, [...strictly, ...modules, file], {
      encoding: 'utf8',
    })
    const messages = [...stdout.matchAll(/graphs\.ts\((\d+),\d+\): error (.*)/g)]
    if (status !== 0 && messages.length === 0) return [stdout]
    return messages.map(([, line, message]) => `${names[Number(line) - 2]}: ${message}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function withoutQueryInput(graph: object): string {
  return JSON.stringify(graph, (key, value) => (key === 'query-input' ? undefined : value))
}
