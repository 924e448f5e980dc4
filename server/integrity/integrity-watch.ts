import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Log } from '../start/log.ts'
import type { Settings } from '../start/settings.ts'
import type { DatabaseName } from './database-damage.ts'
import { embeddedDatabases } from './embedded-databases.ts'

const run = promisify(execFile)
const script = join(import.meta.dirname, 'check-process.ts')
/** After the start, whose work comes first. */
const FIRST_CHECK_MS = 2_000
const CHECK_INTERVAL_MS = 24 * 60 * 60_000
const CHECK_TIMEOUT_MS = 60 * 60_000

const report = z.object({ leads: z.string().optional(), content: z.string().optional() })

/** Checks the embedded databases of a running site. */
export interface IntegrityWatch {
  /** Whether each embedded database was damaged when it was last checked. */
  isDamaged(): ReadonlyMap<DatabaseName, boolean>
  stop(): Promise<void>
}

/** Checks the embedded databases now and once a day, in a process of its own, and logs what is damaged. */
export function watchIntegrity(settings: Settings, log: Log): IntegrityWatch {
  const stopping = new AbortController()
  const { signal } = stopping
  const damaged = new Map<DatabaseName, boolean>()

  const check = async () => {
    const files = embeddedDatabases(settings)
    const args = [script, files.get('leads') ?? '', files.get('content') ?? '']
    const { stdout } = await run(process.execPath, args, { signal, timeout: CHECK_TIMEOUT_MS })
    const found = report.parse(JSON.parse(stdout))
    for (const name of files.keys()) {
      const reason = found[name]
      damaged.set(name, reason !== undefined)
      if (reason !== undefined) log.error({ database: name, reason }, 'database damaged')
    }
  }
  const watch = async () => {
    for (let wait = FIRST_CHECK_MS; !signal.aborted; wait = CHECK_INTERVAL_MS) {
      await pause(wait, undefined, { signal, ref: false }).catch(() => undefined)
      if (signal.aborted) return
      await check().catch((error: Error) => {
        if (!signal.aborted) log.error({ reason: error.message }, 'databases not checked')
      })
    }
  }
  const watching = watch()
  return {
    isDamaged: () => damaged,
    async stop() {
      stopping.abort()
      await watching
    },
  }
}
