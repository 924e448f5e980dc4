import type { Leads } from '../leads.ts'
import { MoveError } from '../move/move-leads.ts'
import { type LeadsArgs, parseLeadsArgs, parseStatus, UsageError, usage } from './args.ts'
import { exportLeads } from './export.ts'
import { runMove } from './move.ts'
import { leadAsText, leadsAsTable } from './show.ts'

interface Opened {
  leads: Leads
  /** Whether SMTP is configured. */
  hasMail: boolean
}

/** The folder has no database yet. Commands do not create one. */
export class NoDatabaseError extends Error {
  override name = 'NoDatabaseError'

  constructor(dataDir: string) {
    super(
      `There are no leads in ${dataDir} yet. If the site uses another folder, set DATA_DIR to it.`,
    )
  }
}

/** What the commands need of their process. */
export interface LeadsCommandOptions {
  /** Opens the leads, only for commands that need them. May throw `NoDatabaseError`, as `dataDir` may. */
  open(): Promise<Opened>
  /** The folder of the embedded database. */
  dataDir(): string
  /** Shows how far a long command is. */
  progress(what: string, done: number, total: number): void
}

/**
 * Runs one command. Errors are printed to stderr. Without a database, `list` isn't an error.
 * @returns the exit code
 */
export async function runLeadsCommand(
  args: readonly string[],
  options: LeadsCommandOptions,
): Promise<number> {
  let isList = false
  try {
    const parsed = parseLeadsArgs(args)
    isList = parsed.command === 'list'
    if (parsed.command === 'help') {
      console.log(usage)
      return 0
    }
    if (parsed.command === 'move') {
      await runMove(parsed.to, options)
      return 0
    }
    const command = commands.get(parsed.command)
    if (!command) throw new UsageError(usage)
    const opened = await options.open()
    try {
      await command(parsed, opened, options)
    } finally {
      await opened.leads.close()
    }
    return 0
  } catch (error) {
    if (isList && error instanceof NoDatabaseError) {
      console.log(error.message)
      return 0
    }
    const isKnown = [UsageError, NoDatabaseError, MoveError].some((type) => error instanceof type)
    const message = error instanceof Error ? error.message : String(error)
    console.error(isKnown ? message : `Can’t read the leads: ${message}`)
    return 1
  }
}

type Command = (args: LeadsArgs, opened: Opened, options: LeadsCommandOptions) => Promise<void>

const commands = new Map<string, Command>(
  Object.entries({
    async list({ filter, limit }, { leads: { inbox }, hasMail }) {
      const isFiltered = Object.values(filter).some((value) => value !== undefined)
      const [found, count] = [await inbox.list(filter, { limit }), await inbox.count(filter)]
      console.log(leadsAsTable(found, { count, hasMail, isFiltered }))
    },
    async show({ operands }, { leads }) {
      const [id] = requireOperands(operands, 1)
      const lead = await leads.inbox.show(id)
      if (!lead) throw noLead(id)
      console.log(leadAsText(lead))
    },
    async file({ operands }, { leads }) {
      const [id] = requireOperands(operands, 1)
      const file = await leads.inbox.file(id)
      if (!file) throw new UsageError(`There is no application ${id} with a CV.`)
      process.stdout.write(file.content)
    },
    async export(args, { leads }, { progress }) {
      await exportLeads(leads.inbox, args, progress)
    },
    async status({ operands }, { leads }) {
      const [id, ...status] = requireOperands(operands, 2)
      const next = parseStatus(status.join(' '))
      if ((await leads.inbox.setStatus(id, next)) === 'missing') throw noLead(id)
      console.log(`${id}: ${next}`)
    },
    async note({ operands }, { leads }) {
      const [id, ...note] = requireOperands(operands, 2)
      if (!(await leads.inbox.addNote(id, note.join(' ')))) throw noLead(id)
      console.log(`Added a note to ${id}.`)
    },
    async retry({ operands: [id] }, { leads, hasMail }) {
      const count = await leads.inbox.retry(id)
      if (count === undefined) throw noLead(id ?? '')
      console.log(
        `Deliveries due now: ${count}.${hasMail ? '' : ' Emails are sent when the site runs with SMTP_URL.'}`,
      )
    },
    async delete({ operands }, { leads }) {
      const [id] = requireOperands(operands, 1)
      if (!(await leads.inbox.remove(id))) throw noLead(id)
      console.log(`Deleted ${id}.`)
    },
    async erase({ operands }, { leads }) {
      const [address] = requireOperands(operands, 1)
      const { leads: count, mentioned } = await leads.inbox.erase(address)
      console.log(
        `Erased: ${count}. The mailbox, other systems, exported files, and backups may still have copies.`,
      )
      if (mentioned.length > 0) {
        console.log(
          `Leads from other addresses mention this address, or were merged with a deleted lead: ${mentioned.join(', ')}`,
        )
      }
    },
  } satisfies Record<string, Command>),
)

/** @throws UsageError when there are fewer than `count` */
function requireOperands(operands: readonly string[], count: number): [string, ...string[]] {
  const [first, ...others] = operands
  if (first === undefined || operands.length < count) throw new UsageError(usage)
  return [first, ...others]
}

const noLead = (id: string) =>
  new UsageError(`There is no lead ${id}. "npm run leads -- list" shows the IDs.`)
