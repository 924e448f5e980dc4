import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A file of lines next to the database. A restored backup replaces the database, but not the file. */
export interface LineFile {
  /** Appends lines. Resolves when they are on disk. */
  add(lines: readonly string[]): Promise<void>
  read(): Promise<string[]>
}

/** Opens a file in a data folder. Neither has to exist yet. */
export function lineFile(dataDir: string, name: string): LineFile {
  const file = join(dataDir, name)
  return {
    async add(lines) {
      if (lines.length === 0) return
      await mkdir(dataDir, { recursive: true })
      // An append that failed halfway ends in the next one's first line break.
      await appendFile(file, lines.map((line) => `\n${line}`).join(''), { flush: true })
    },
    async read() {
      await mkdir(dataDir, { recursive: true })
      // The flag creates the file, so that it belongs to the user of the site, and not to root who deletes a lead.
      const text = await readFile(file, { encoding: 'utf8', flag: 'a+' })
      return text.split('\n').filter((line) => line !== '')
    },
  }
}

/** The last time of each ID, in lines of an ID and a time. */
export function lastTimes(lines: readonly string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const line of lines) {
    const [, id, at] = /^(\S+) (\d+)$/.exec(line) ?? []
    if (id) times.set(id, Number(at))
  }
  return times
}

/** IDs in one query. SQLite and PostgreSQL allow more than 30,000. */
const BATCH_SIZE = 500

/** Groups IDs for queries. */
export function* idBatches(ids: readonly string[]): Iterable<string[]> {
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    yield ids.slice(start, start + BATCH_SIZE)
  }
}
