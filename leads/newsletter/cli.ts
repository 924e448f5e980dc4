import { createInterface } from 'node:readline/promises'
import { parseCommandLine, UsageError } from '../cli/args.ts'
import { columns, printable } from '../cli/columns.ts'
import { formatTime } from '../format-time.ts'
import type { Leads } from '../leads.ts'
import type { Newsletter } from './newsletter.ts'
import { type NewsletterPost, subscriberCount } from './posts.ts'

const usage = `Usage: npm run newsletter -- COMMAND

  send POST             queues a post for all subscribers who haven't been sent it; asks first in a terminal
  send POST --yes       queues it without asking
  send POST --test ADDRESS
                        sends one email to an address, marked as a test
  status                lists sent posts, and their queued, sent, and failed emails
  stop ID               deletes a post's queued emails; "status" prints the ID
  unsubscribe ADDRESS   ends the subscription of an address
  help, --help, -h      prints this text

POST: the slug, ID, or URL of a published post`

/** Finds a published post by its slug or ID; undefined when there is none. @throws Error when content is unreachable */
type FindPost = (name: string) => Promise<NewsletterPost | undefined>

interface NewsletterCommandOptions {
  open: () => Promise<Pick<Leads, 'newsletter' | 'close'>>
  findPost: FindPost
  /** Asks a question on the terminal. Default: without a terminal, the answer is yes. */
  ask?: (question: string) => Promise<boolean>
}

/**
 * Runs one command of `npm run newsletter`. Errors are printed to stderr.
 * @returns the exit code
 */
export async function runNewsletterCommand(
  args: readonly string[],
  { open, findPost, ask = askOnTerminal }: NewsletterCommandOptions,
): Promise<number> {
  try {
    const { command, name, test, yes } = parseNewsletterArgs(args)
    if (command === 'help') {
      console.log(usage)
      return 0
    }
    const needsName = ['send', 'stop', 'unsubscribe'].includes(command)
    if (command === 'status' ? name !== '' : !needsName || name === '') throw new UsageError(usage)
    const leads = await open()
    try {
      const { newsletter } = leads
      if (command === 'status') console.log(await statusText(newsletter))
      else if (command === 'stop') console.log(`Emails deleted: ${await newsletter.stop(name)}`)
      else if (command === 'unsubscribe') {
        if (!(await newsletter.unsubscribe(name)))
          throw new UsageError(`There is no subscription for ${name}.`)
        console.log(`${name} is unsubscribed.`)
      } else {
        const post = await findPost(nameIn(name))
        if (!post)
          throw new UsageError(
            `There is no published post ${name}. Use a slug, ID, or URL, such as /blogs/my-post.`,
          )
        if (test === undefined) await send(newsletter, post, yes ? async () => true : ask)
        else await sendTest(newsletter, post, test)
      }
    } finally {
      await leads.close()
    }
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return 1
  }
}

async function send(
  newsletter: Newsletter,
  post: NewsletterPost,
  ask: (question: string) => Promise<boolean>,
): Promise<void> {
  if (newsletter.refusal) throw new UsageError(newsletter.refusal)
  const count = await newsletter.countReceivers(post.id)
  if (count === 0) {
    console.log(`“${post.title}” has already been sent to every subscriber.`)
    return
  }
  if (!(await ask(`Send “${post.title}” to ${subscriberCount(count)}? [y/N] `))) {
    console.log('The post wasn’t sent.')
    return
  }
  const queued = await newsletter.send(post)
  const pace = `at most ${newsletter.mailsPerMinute} emails a minute`
  console.log(
    `“${post.title}” is queued for ${subscriberCount(queued)}, ${pace}.${newsletter.hasMail ? '' : ' Emails are sent when the site runs with SMTP_URL.'}`,
  )
}

/** @throws UsageError with what is wrong with the address or the mail server */
async function sendTest(
  newsletter: Newsletter,
  post: NewsletterPost,
  address: string,
): Promise<void> {
  const result = await newsletter.sendTest(post, address)
  if (result.state === 'sent') return console.log(`Sent a test of “${post.title}” to ${address}.`)
  if (result.state === 'invalid address')
    throw new UsageError(`${address} is not an email address. Enter one like name@company.com.`)
  if (result.state === 'off')
    throw new UsageError(
      'The test can’t be sent because SMTP_URL isn’t set. Set it, and try again.',
    )
  throw new UsageError(`The mail server rejected the test: ${result.error}`)
}

async function statusText(newsletter: Newsletter): Promise<string> {
  const posts = await newsletter.sentPosts()
  if (posts.length === 0) return 'No post has been sent yet.'
  const rows = posts.map(({ id, title, sentAt, queued, sent, failed }) => [
    id,
    formatTime(sentAt),
    ...[queued, sent, failed].map(String),
    printable(title),
  ])
  return columns([['POST', 'LAST SENT', 'QUEUED', 'SENT', 'FAILED', 'TITLE'], ...rows])
}

/** The last segment of a URL or path, decoded; other text as it is. */
function nameIn(given: string): string {
  const path = URL.parse(given)?.pathname ?? given
  const last = path.split('/').findLast((segment) => segment !== '') ?? given
  return path === given && !given.includes('/') ? given : decodeURIComponent(last)
}

async function askOnTerminal(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return true
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^y(es)?$/i.test((await terminal.question(question)).trim())
  } finally {
    terminal.close()
  }
}

function parseNewsletterArgs(args: readonly string[]) {
  const { values, positionals } = parseCommandLine(args, usage, {
    test: { type: 'string' },
    yes: { type: 'boolean', short: 'y' },
    help: { type: 'boolean', short: 'h' },
  })
  const [command = 'help', name = '', ...more] = positionals
  if (more.length > 0) throw new UsageError(usage)
  const { test, yes = false, help } = values
  return { command: help ? 'help' : command, name, test, yes }
}
