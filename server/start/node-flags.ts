/**
 * Settings of the server process that take effect only at process start.
 *
 * `MALLOC_TRIM_THRESHOLD_`: glibc returns free memory above 128 KB to the system. By default, the threshold
 * grows to twice the largest freed block. `MALLOC_ARENA_MAX`: one arena instead of eight per core, because
 * arenas don't share free memory. docs/capacity.md has the measurements.
 */
const environment = { MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '1' }

/**
 * V8 collects garbage when the heap has grown by 30% instead of fourfold. The young generation stays at 2 MB
 * semi-spaces. It would grow to 3 x 32 MB, which V8 never returns. One thread collects it, because several
 * are slower for such a small size, and on one core they take half of the throughput. Functions go from the
 * interpreter to the optimizing compilers without Sparkplug's code in between.
 */
const memoryFlags = [
  '--max-semi-space-size=2',
  '--heap-growing-percent=30',
  '--no-parallel-scavenge',
  '--no-sparkplug',
]

/**
 * A background compiler that needs memory waits for the main thread to collect garbage. `process.exit` waits
 * for the compiler, so neither ends, and a stopped process keeps running
 * (https://github.com/nodejs/node/issues/54918). Frequent garbage collection makes that more likely. These
 * flags keep Maglev from allocating on the heap in the background. Sparkplug is off.
 */
const exitFlags = ['--no-maglev-build-code-on-background', '--no-maglev-deopt-data-on-background']

/** Flags of the server process. `deploy/systemd/plumbline.service` has them, too. */
export const nodeFlags = [...memoryFlags, ...exitFlags]

/**
 * Replaces this process (`execve`) with the same command and these settings. The process ID, parent, and
 * streams stay the same, so signals and exit codes need no forwarding. Does nothing if the settings already
 * apply or the system has no `execve` (Windows). Existing environment variables take precedence. It would
 * close a socket that systemd passed, so `deploy/systemd/plumbline.service` has the settings itself.
 */
export function restartWithFlags(): void {
  if (process.env.LISTEN_FDS) return
  const missing = nodeFlags.filter((flag) => !hasFlag(flag))
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
