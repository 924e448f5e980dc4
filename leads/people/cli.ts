import { parseCommandLine, UsageError } from '../cli/args.ts'
import { columns } from '../cli/columns.ts'
import { formatTime } from '../format-time.ts'
import { generatePassword } from './password.ts'
import { type People, PeopleError, parseRole } from './people.ts'
import { readPassword } from './read-password.ts'
import { may } from './roles.ts'

const usage = `Usage: npm run people -- COMMAND

  add NAME --role ROLE  adds a person; asks for a password
  list                  lists people
  role NAME ROLE        changes the role, and ends all sessions
  password NAME         asks for a new password, and ends all sessions
  sign-out NAME         ends all sessions
  second-factor required|optional  requires a second factor of everyone, or makes it optional
  second-factor reset NAME         removes a second factor, for a lost device, and ends all sessions
  remove NAME           removes a person, whose name stays in the history
  help, --help, -h      prints this text

ROLE: administrator (the Studio and the leads), editor (the Studio: all content, the newsletter),
      recruiter (positions in the Studio, applications), sales (the other leads, the newsletter)
The password is read from the terminal or from standard input. If it's empty, one is generated and printed once, on a
line of its own.`

/**
 * Runs one command of `npm run people`. Errors are printed to stderr.
 * @param open called only for valid command lines
 * @param ask reads a password, which may be empty
 * @returns the exit code
 */
export async function runPeopleCommand(
  args: readonly string[],
  open: () => People,
  ask = readPassword,
): Promise<number> {
  try {
    const { command, name, role } = parsePeopleArgs(args)
    if (command === 'help') {
      console.log(usage)
      return 0
    }
    const run = Object.hasOwn(commands, command) ? commands[command] : undefined
    if (!run || (name === '' && command !== 'list')) throw new UsageError(usage)
    const people = open()
    try {
      await run(people, { name, role, ask })
    } finally {
      await people.close()
    }
    return 0
  } catch (error) {
    const isKnown = error instanceof UsageError || error instanceof PeopleError
    const message = error instanceof Error ? error.message : String(error)
    console.error(isKnown ? message : `Can’t read the accounts: ${message}`)
    return 1
  }
}

interface CommandInput {
  name: string
  role: string | undefined
  ask: typeof readPassword
}

type Command = (people: People, given: CommandInput) => Promise<void>

const commands: Readonly<Record<string, Command>> = {
  async add(people, { name, ask, ...given }) {
    const role = parseRole(given.role)
    const { password, note } = await newPassword(ask)
    const added = await people.add({ name, role, password })
    const places = [
      may(role, 'studio') && '/studio',
      may(role, 'leads') ? '/leads' : may(role, 'newsletter') && '/leads/newsletter',
    ]
    console.log(
      `${added.name} can sign in at ${places.filter(Boolean).join(' and ')} as ${role}.${note}`,
    )
  },
  async list(people) {
    const rows = (await people.list()).map(
      ({ name, role, addedAt, signedInAt, hasSecondFactor, needsPassword }) => [
        name,
        role,
        `added ${formatTime(addedAt)}`,
        signedInAt ? `signed in ${formatTime(signedInAt)}` : 'never signed in',
        hasSecondFactor ? 'second factor' : 'no second factor',
        needsPassword ? 'needs a new password, after a restore' : '',
      ],
    )
    console.log(
      columns(rows) ||
        'Nobody can sign in yet. Add someone: npm run people -- add NAME --role ROLE',
    )
  },
  async password(people, { name, ask }) {
    const { password, note } = await newPassword(ask)
    await people.setPassword(name, password)
    console.log(`${name} has a new password, and all open sessions have ended.${note}`)
  },
  async role(people, { name, ...given }) {
    const role = parseRole(given.role)
    await people.setRole(name, role)
    console.log(`${name} now has the role ${role}, and all open sessions have ended.`)
  },
  async 'sign-out'(people, { name }) {
    const count = await people.endSessions(name)
    console.log(`${name}: ${count === 1 ? '1 session' : `${count} sessions`} ended.`)
  },
  async 'second-factor'(people, { name }) {
    if (name === 'required' || name === 'optional') {
      await people.requireSecondFactor(name)
      console.log(
        name === 'required'
          ? 'A second factor is now required. Sessions of people without one have ended.'
          : 'A second factor is now optional.',
      )
      return
    }
    const [, person] = /^reset (.+)$/.exec(name) ?? []
    if (person === undefined) throw new UsageError(usage)
    await people.resetSecondFactor(person)
    console.log(`The second factor of ${person} was removed, and all open sessions have ended.`)
  },
  async remove(people, { name }) {
    await people.remove(name)
    console.log(`${name} can no longer sign in.`)
  },
}

/** The typed or piped password, or a generated one with a note that shows it. */
async function newPassword(ask: CommandInput['ask']): Promise<{ password: string; note: string }> {
  const given = await ask('Password (leave empty to generate one): ')
  if (given !== '') return { password: given, note: '' }
  const password = generatePassword()
  return { password, note: `\nGenerated password, shown only once:\n${password}` }
}

function parsePeopleArgs(args: readonly string[]) {
  const { values, positionals } = parseCommandLine(args, usage, {
    role: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  })
  const [command = 'list', ...words] = positionals
  const role = values.role ?? (command === 'role' ? words.pop() : undefined)
  return { command: values.help ? 'help' : command, name: words.join(' '), role }
}
