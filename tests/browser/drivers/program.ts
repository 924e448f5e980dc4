import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { programPath } from './packages.ts'

export interface Program {
  process: ChildProcessByStdio<null, Readable, null>
  stop(): void
}

/** Starts a program that is killed when this process ends. */
export function startProgram(
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Program {
  const child = spawn(programPath(name), args, { env, stdio: ['ignore', 'pipe', 'ignore'] })
  const kill = () => void child.kill()
  process.once('exit', kill)
  return {
    process: child,
    stop() {
      process.off('exit', kill)
      kill()
    },
  }
}
