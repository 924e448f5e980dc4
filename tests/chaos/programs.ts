import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { endOf } from '../fixtures/child-process.ts'

/** Those of some programs that this machine lacks. */
export function missingPrograms(names: readonly string[]): string[] {
  return names.filter((name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0)
}

interface Options {
  cwd?: string
  env?: NodeJS.ProcessEnv
}

/**
 * Runs a program to its end, without blocking this process.
 * @returns what it printed
 * @throws Error with its last lines when it fails
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  options: Options = {},
): Promise<string> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = endOf(child, 'SIGTERM')
  await once(child, 'spawn')
  const [printed, complaints, { code, signal }] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ])
  if (code === 0) return printed.trim()
  const last = complaints.trim().split('\n').slice(-8).join('\n')
  throw new Error(`${program} ${args.slice(0, 2).join(' ')} (${signal ?? code}): ${last}`)
}
