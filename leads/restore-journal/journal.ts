import { existsSync } from 'node:fs'
import { appendFile, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type LeadsLog, reasonOf } from '../log.ts'
import { roles } from '../people/roles.ts'

const FILE = 'restore-journal.jsonl'

const entrySchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('lead-deleted'), id: z.string() }),
  z.object({ type: z.literal('unsubscribed'), id: z.string(), at: z.number() }),
  // A change of a password, a role, or a second factor, with the role after it, or a removal.
  z.object({
    type: z.literal('person-changed'),
    id: z.string(),
    at: z.number(),
    role: z.enum([...roles, 'removed']),
  }),
  z.object({ type: z.literal('recovery-code-used'), id: z.string(), hash: z.string() }),
  // A post for all subscribers of that time, by its ID, as their emails show it.
  z.object({
    type: z.literal('newsletter-sent'),
    id: z.string(),
    at: z.number(),
    title: z.string(),
    byline: z.string(),
    date: z.string(),
    excerpt: z.string(),
    path: z.string(),
  }),
])

/** A change that a restored backup must not undo. IDs are random, so that it has nothing about a person. */
export type JournalEntry = z.infer<typeof entrySchema>

/**
 * What must stay changed when a backup is restored: JSON lines in a file next to the database. A restored backup
 * replaces the database, but not the file. `replayJournal` makes the changes again.
 */
export interface RestoreJournal {
  /** Appends entries. Resolves when they are on disk. */
  add(entries: readonly JournalEntry[]): Promise<void>
  /** Appends an entry of a change that must be possible when the disk is full. Never throws, but logs. */
  tryToAdd(entry: JournalEntry): Promise<void>
  read(): Promise<JournalEntry[]>
}

/** Opens the journal in a data folder. Neither has to exist yet. */
export function openRestoreJournal(dataDir: string, log?: Pick<LeadsLog, 'error'>): RestoreJournal {
  const file = join(dataDir, FILE)
  const add = async (entries: readonly JournalEntry[]) => {
    if (entries.length === 0) return
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    // An append that failed halfway ends in the next one's first line break.
    const lines = entries.map((entry) => `\n${JSON.stringify(entry)}`)
    await appendFile(file, lines.join(''), { flush: true, mode: 0o600 })
  }
  return {
    add,
    tryToAdd: (entry) =>
      add([entry]).catch((error: unknown) => {
        const detail = { type: entry.type, reason: reasonOf(error) }
        log?.error(detail, 'change not stored for a restore')
      }),
    async read() {
      await mkdir(dataDir, { recursive: true, mode: 0o700 })
      for (const [name, entryOf] of Object.entries(formerFiles)) {
        const former = join(dataDir, name)
        if (!existsSync(former)) continue
        const entries = (await linesOf(former)).map((line) => entryOf(line.split(' ')))
        await add(entries.flatMap((entry) => entrySchema.safeParse(entry).data ?? []))
        await rm(former)
      }
      return (await linesOf(file)).flatMap((line) => parse(line) ?? [])
    },
  }
}

/** The files of earlier releases, one for each kind of change. */
const formerFiles: Record<string, (words: string[]) => object> = {
  'deleted-leads.txt': ([id]) => ({ type: 'lead-deleted', id }),
  'unsubscribed-leads.txt': ([id, at]) => ({ type: 'unsubscribed', id, at: Number(at) }),
  'changed-people.txt': ([id, at, last]) =>
    at === 'used'
      ? { type: 'recovery-code-used', id, hash: last }
      : { type: 'person-changed', id, at: Number(at), role: last },
}

async function linesOf(file: string): Promise<string[]> {
  // The flag creates the file, so that it belongs to the user of the site, and not to root who deletes a lead.
  await using handle = await open(file, 'a+', 0o600)
  const text = await handle.readFile('utf8')
  return text.split('\n').filter((line) => line !== '')
}

/** Undefined for a line that was not written to its end. */
function parse(line: string): JournalEntry | undefined {
  try {
    return entrySchema.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}
