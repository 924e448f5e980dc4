/** `npm run leads -- …`: what was received and how its delivery stands, beside a running server. */
import { parseArgs } from 'node:util'
import { readSettingsOrExit } from '#server/process.ts'
import { leadsAsCsv } from './cli/csv.ts'
import { leadAsText, leadsAsTable } from './cli/show.ts'
import { openLeads } from './index.ts'

const usage = `Usage: npm run leads -- COMMAND

  list [--limit N]       what was received: suspected spam not looked at yet, then the newest
  show ID                one lead in full; it counts as looked at from then on
  export [--csv|--json]  everything, for a spreadsheet or a program
  retry [ID]             try again now what failed or waits: of one lead, or of all
  delete ID              remove a lead and everything about it`

/** Says what went wrong on stderr; the command ends with 1. */
function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}

const { values, positionals } = parseArguments()
const [command = 'list', id] = positionals
const settings = readSettingsOrExit()
const quiet = { info() {}, warn() {}, error() {} }
const leads = await openLeads({ ...settings, log: quiet })
// A reader that ends early, such as `head`, is no error.
process.stdout.on('error', () => process.exit(0))
try {
  await run()
} catch (error) {
  fail(`The leads cannot be read: ${error instanceof Error ? error.message : String(error)}`)
} finally {
  await leads.close()
}

async function run(): Promise<void> {
  const { inbox } = leads
  if (command === 'list') {
    const limit = Number(values.limit)
    if (!Number.isInteger(limit) || limit < 1) return fail('--limit takes a number from 1.')
    const [found, count] = [await inbox.list(limit), await inbox.count()]
    console.log(leadsAsTable(found, { count, hasMail: settings.smtpUrl !== undefined }))
  } else if (command === 'export') {
    const all = await inbox.list()
    process.stdout.write(values.json ? `${JSON.stringify(all, null, 2)}\n` : leadsAsCsv(all))
  } else if (command === 'show' && id) {
    const lead = await inbox.show(id)
    if (lead) console.log(leadAsText(lead))
    else fail(`There is no lead ${id}.`)
  } else if (command === 'retry') {
    const count = await inbox.retry(id)
    console.log(`Due now: ${count}.${settings.smtpUrl ? '' : ' SMTP_URL is not set: mail waits.'}`)
  } else if (command === 'delete' && id) {
    if (await inbox.remove(id)) console.log(`Deleted ${id}.`)
    else fail(`There is no lead ${id}.`)
  } else {
    fail(usage)
  }
}

function parseArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        csv: { type: 'boolean' },
        json: { type: 'boolean' },
        limit: { type: 'string', default: '100' },
      },
    })
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : ''}\n\n${usage}`)
    process.exit(1)
  }
}
