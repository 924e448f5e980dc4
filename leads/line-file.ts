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
