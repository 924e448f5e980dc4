/**
 * How the process that serves is to use memory. All of it has to be known when a process starts.
 *
 * `MALLOC_TRIM_THRESHOLD_`: glibc gives back what is free above 128 KB; left alone, it raises that
 * bound to twice the largest piece that it ever freed. `MALLOC_ARENA_MAX`: two pools of memory instead
 * of eight for each core, none of which gives to another. docs/capacity.md has the figures.
 */
const environment = { MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2' }

/**
 * V8 collects when the heap has grown by 30 % instead of fourfold, and the space for new objects, in
 * MB, does not grow to the 3 x 32 that V8 then never gives back.
 */
const flags = ['--max-semi-space-size=2', '--heap-growing-percent=30']

/**
 * Replaces this process by the same command with those settings; the process id, its parent and its
 * streams stay, so that signals and exit codes need nobody to pass them on. Does nothing where they
 * hold already, or where the system cannot replace a process (Windows). What is set outside wins.
 */
export function limitFreeMemory(): void {
  const missing = flags.filter((flag) => !hasFlag(flag))
  const isSet = Object.keys(environment).every((name) => process.env[name] !== undefined)
  if (isSet && missing.length === 0) return
  process.execve?.(
    process.execPath,
    [process.execPath, ...missing, ...process.execArgv, ...process.argv.slice(1)],
    { ...environment, ...process.env },
  )
}

function hasFlag(flag: string): boolean {
  const [name = ''] = flag.split('=')
  const given = [...process.execArgv, ...(process.env.NODE_OPTIONS ?? '').split(/\s+/)]
  return given.some((word) => word.replaceAll('_', '-').startsWith(name))
}
