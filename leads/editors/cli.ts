import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { UsageError } from '../cli/args.ts'
import { readPassword } from '../cli/read-password.ts'
import { formatTime } from '../inbox/lead-view.ts'
import { type EditorRole, editorRoles } from '../store/tables.ts'
import { EditorError, type Editors } from './editors.ts'

const usage = `Usage: npm run editors -- COMMAND

  add NAME ROLE         lets a person sign in at /studio; asks for a password
  list                  who can sign in
  password NAME         asks for a new password, and ends all sessions
  role NAME ROLE        changes the role immediately
  revoke NAME           ends all sessions
  remove NAME           stops a person from signing in; the history keeps the name
  help, --help, -h      this text

ROLE: administrator (everything), editor (all content), recruiter (positions only)
A password comes from the terminal or from standard input. If you leave it empty, one is generated and printed once.`

/**
 * Runs one command of `npm run editors`. Errors are printed to stderr.
 * @param open called only for valid command lines
 * @param ask reads a password, which may be empty
 * @returns the exit code
 */
export async function runEditorsCommand(
  args: readonly string[],
  open: () => Editors,
  ask = readPassword,
): Promise<number> {
  try {
    const { command, name, role } = parseEditorsArgs(args)
    const run = commands[command]
    if (!run || (name === '' && command !== 'list')) throw new UsageError(usage)
    const editors = open()
    try {
      await run(editors, { name, role, ask })
    } finally {
      await editors.close()
    }
    return 0
  } catch (error) {
    if (error instanceof UsageError && error.message === '') {
      console.log(usage)
      return 0
    }
    const isKnown = error instanceof UsageError || error instanceof EditorError
    const message = error instanceof Error ? error.message : String(error)
    console.error(isKnown ? message : `Can’t read the editors: ${message}`)
    return 1
  }
}

interface CommandInput {
  name: string
  role: string | undefined
  ask: typeof readPassword
}

type Command = (editors: Editors, given: CommandInput) => Promise<void>

const commands: Readonly<Record<string, Command>> = {
  async add(editors, { name, ask, ...given }) {
    const role = roleIn(given.role)
    const { password, note } = await newPassword(ask)
    const added = await editors.add({ name, role, password })
    console.log(`${added.name} can sign in at /studio as ${role}.${note}`)
  },
  async list(editors) {
    const rows = (await editors.list()).map(({ name, role, addedAt, signedInAt }) => [
      name,
      role,
      `added ${formatTime(addedAt)}`,
      signedInAt ? `signed in ${formatTime(signedInAt)}` : 'never signed in',
    ])
    const width = Math.max(...rows.map(([name = '']) => name.length))
    for (const [name = '', role = '', ...times] of rows)
      console.log([name.padEnd(width), role.padEnd(13), ...times].join('  '))
    if (rows.length === 0)
      console.log('Nobody can sign in yet. Add someone: npm run editors -- add NAME ROLE')
  },
  async password(editors, { name, ask }) {
    const { password, note } = await newPassword(ask)
    await editors.setPassword(name, password)
    console.log(`${name} has a new password, and all open sessions have ended.${note}`)
  },
  async role(editors, { name, ...given }) {
    const role = roleIn(given.role)
    await editors.setRole(name, role)
    console.log(`${name}: ${role}`)
  },
  async revoke(editors, { name }) {
    const count = await editors.revoke(name)
    console.log(`${name}: ${count === 1 ? '1 session' : `${count} sessions`} ended.`)
  },
  async remove(editors, { name }) {
    await editors.remove(name)
    console.log(`${name} can no longer sign in.`)
  },
}

/** The typed or piped password, or a generated one with a note that shows it. */
async function newPassword(ask: CommandInput['ask']): Promise<{ password: string; note: string }> {
  const given = await ask('Password (leave empty to generate one): ')
  if (given !== '') return { password: given, note: '' }
  const password = randomBytes(15).toString('base64url')
  return { password, note: `\nPassword, shown this once: ${password}` }
}

function parseEditorsArgs(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { role: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    })
    const [command = 'list', ...words] = positionals
    if (values.help || command === 'help') throw new UsageError('')
    const takesRole = command === 'add' || command === 'role'
    const role = values.role ?? (takesRole ? words.pop() : undefined)
    return { command, name: words.join(' '), role }
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(`${error instanceof Error ? error.message : ''}\n\n${usage}`)
  }
}

function roleIn(value: string | undefined): EditorRole {
  const role = editorRoles.find((one) => one === value)
  if (!role) throw new UsageError(`The role must be one of: ${editorRoles.join(', ')}.`)
  return role
}
