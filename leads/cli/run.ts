import type { Leads } from '../leads.ts'
import { hashPassword, MIN_PASSWORD_LENGTH } from '../password.ts'
import { characters } from '../text.ts'
import { readStatus, readWords, UsageError, usage, type Words } from './args.ts'
import { exportLeads } from './export.ts'
import { readPassword } from './read-password.ts'
import { leadAsText, leadsAsTable } from './show.ts'

export interface Opened {
  leads: Leads
  /** Whether mail can be sent at all. */
  hasMail: boolean
}

/** There is no database in the folder, and reading is no reason to make one. */
export class NothingThereError extends Error {
  override name = 'NothingThereError'

  constructor(dataDir: string) {
    super(`Nothing received yet in ${dataDir}. Set DATA_DIR if the site keeps it elsewhere.`)
  }
}

/**
 * Runs one command line on the leads, which are only opened for a command that needs them.
 * @param open may throw `NothingThereError`, which only `list` takes for an answer
 * @returns the exit code; what went wrong stands on stderr
 */
export async function runLeadsCommand(
  args: readonly string[],
  open: () => Promise<Opened>,
): Promise<number> {
  let isList = false
  try {
    const words = readWords(args)
    isList = words.command === 'list'
    if (words.command === 'password') return await printHash()
    if (!(words.command in commands)) throw new UsageError(usage)
    const opened = await open()
    try {
      await commands[words.command as keyof typeof commands](words, opened)
    } finally {
      await opened.leads.close()
    }
    return 0
  } catch (error) {
    if (isList && error instanceof NothingThereError) {
      console.log(error.message)
      return 0
    }
    const known = error instanceof UsageError || error instanceof NothingThereError
    const message = error instanceof Error ? error.message : String(error)
    console.error(known ? message : `The leads cannot be read: ${message}`)
    return 1
  }
}

type Command = (words: Words, opened: Opened) => Promise<void>

const commands = {
  async list({ filter, limit }, { leads: { inbox }, hasMail }) {
    const isFiltered = Object.values(filter).some((value) => value !== undefined)
    const [found, count] = [await inbox.list(filter, { limit }), await inbox.count(filter)]
    console.log(leadsAsTable(found, { count, hasMail, isFiltered }))
  },
  async show({ rest }, { leads }) {
    const [id] = needed(rest, 1)
    const lead = await leads.inbox.show(id)
    if (!lead) throw noLead(id)
    console.log(leadAsText(lead))
  },
  async export(words, { leads }) {
    await exportLeads(leads.inbox, words)
  },
  async status({ rest }, { leads }) {
    const [id, ...status] = needed(rest, 2)
    const next = readStatus(status.join(' '))
    if (!(await leads.inbox.setStatus(id, next))) throw noLead(id)
    console.log(`${id}: ${next}`)
  },
  async note({ rest }, { leads }) {
    const [id, ...note] = needed(rest, 2)
    if (!(await leads.inbox.setNote(id, note.join(' ')))) throw noLead(id)
    console.log(`Noted on ${id}.`)
  },
  async retry({ rest: [id] }, { leads, hasMail }) {
    const count = await leads.inbox.retry(id)
    if (count === undefined) throw noLead(id ?? '')
    console.log(
      `Due now: ${count}.${hasMail ? '' : ' Mail goes out when the site runs with SMTP_URL.'}`,
    )
  },
  async delete({ rest }, { leads }) {
    const [id] = needed(rest, 1)
    if (!(await leads.inbox.remove(id))) throw noLead(id)
    console.log(`Deleted ${id}.`)
  },
  async erase({ rest }, { leads }) {
    const [address] = needed(rest, 1)
    const { leads: count, mentioned } = await leads.inbox.erase(address)
    console.log(`Erased: ${count}.`)
    if (mentioned.length > 0) {
      console.log(`Others name the address in their text: ${mentioned.join(', ')}`)
    }
  },
} satisfies Record<string, Command>

async function printHash(): Promise<number> {
  const password = await readPassword()
  if (characters(password) < MIN_PASSWORD_LENGTH) {
    throw new UsageError(`Use at least ${MIN_PASSWORD_LENGTH} characters.`)
  }
  console.log(await hashPassword(password))
  return 0
}

function needed(rest: readonly string[], count: number): [string, ...string[]] {
  const [first, ...others] = rest
  if (first === undefined || rest.length < count) throw new UsageError(usage)
  return [first, ...others]
}

const noLead = (id: string) => new UsageError(`There is no lead ${id}.`)
