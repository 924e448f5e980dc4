import { readFile, writeFile } from 'node:fs/promises'

/** Resident memory of a process, in MB of 2^20 bytes, as Linux counts it (proc_pid_status(5)). */
export interface ResidentMemory {
  now: number
  /** The peak since the start, or since `forgetPeak`. */
  peak: number
}

/** @throws where there is no /proc, or no such process */
export async function residentMemory(pid: number): Promise<ResidentMemory> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  // A process that is ending has no such line anymore.
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024)
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') }
}

/** Resets the peak. */
export async function forgetPeak(pid: number): Promise<void> {
  await writeFile(`/proc/${pid}/clear_refs`, '5')
}

/** A process and all that it started, each with its memory. */
export async function processTree(pid: number): Promise<ProcessMemory[]> {
  const task = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const children = task.split(' ').filter(Boolean).map(Number)
  const below = (await Promise.all(children.map(processTree))).flat()
  return [{ pid, memory: () => residentMemory(pid), forgetPeak: () => forgetPeak(pid) }, ...below]
}

interface ProcessMemory {
  pid: number
  memory(): Promise<ResidentMemory>
  forgetPeak(): Promise<void>
}
