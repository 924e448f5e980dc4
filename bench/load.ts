import { debianProgram } from '../tests/fixtures/debian-package.ts'
import { runProgram } from '../tests/fixtures/programs.ts'

export interface Load {
  requestsPerSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Responses other than 2xx and 3xx, and failed connections. */
  failures: number
}

type Generator = (url: string, seconds: number, headers?: readonly string[]) => Promise<Load>

/**
 * Runs wrk with one thread and 32 connections on the last core. The server is on the first core
 * (`onFirstCore`), so that they do not compete.
 */
export async function loadGenerator(folder: string): Promise<Generator> {
  const wrk = { installed: ['/usr/bin/wrk'], unpacked: 'usr/bin/wrk' }
  const packages = ['wrk', 'libluajit-5.1-2']
  const { program, libraries } = await debianProgram({ ...wrk, packages }, folder)
  const env = libraries ? { ...process.env, LD_LIBRARY_PATH: libraries } : process.env
  return async (url, seconds, headers = []) => {
    const args = ['-t1', '-c32', `-d${seconds}s`, '--latency']
    for (const header of headers) args.push('-H', header)
    return read(await runProgram('taskset', ['-c', '1', program, ...args, url], { env }))
  }
}

/** Pins a process with all its threads to the first core. */
export async function onFirstCore(pid: number): Promise<void> {
  await runProgram('taskset', ['-a', '-c', '-p', '0', String(pid)])
}

function read(output: string): Load {
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? Number.NaN)
  const time = (percent: number) => {
    const [, value = '', unit = ''] =
      new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)`).exec(output) ?? []
    return Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN)
  }
  const refused = number(/Non-2xx or 3xx responses: (\d+)/) || 0
  const broken = [...(/connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output) ?? [])]
  return {
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50: time(50),
    p99: time(99),
    failures: refused + broken.slice(1).reduce((sum, count) => sum + Number(count), 0),
  }
}
