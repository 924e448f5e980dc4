import { beforeEach, expect, it, vi } from 'vitest'
import { renderMail } from '#app/mail/render-mail.ts'
import { temporaryFolder, testLeads, testStore } from '../test/leads.ts'
import { testSmtp } from '../test/smtp-server.ts'
import { addSubscribers, subscriber } from '../test/subscribers.ts'
import { runNewsletterCommand } from './cli.ts'

const post = {
  id: 'post-1',
  title: 'One\u0007 post',
  byline: 'Ada',
  date: '2026-10-05',
  excerpt: '',
  path: '/blogs/one',
}

let printed: string[] = []
beforeEach(() => {
  printed = []
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((line) => void printed.push(String(line)))
})

async function commands(options: { hasPostalAddress?: boolean } = {}) {
  const smtp = await testSmtp()
  const dataDir = await temporaryFolder()
  const names: string[] = []
  const replies = { yes: true }
  const run = async (...args: string[]) => {
    printed = []
    const code = await runNewsletterCommand(args, {
      open: () => testLeads({ dataDir, smtpUrl: smtp.url, renderMail, ...options }),
      async findPost(name) {
        names.push(name)
        return name === 'one' || name === 'a b' ? post : undefined
      },
      ask: async (question) => {
        printed.push(question)
        return replies.yes
      },
    })
    return { code, output: printed.join('\n') }
  }
  const subscribe = async (count: number, first = 0) =>
    addSubscribers(await testStore(dataDir), count, first)
  return { run, subscribe, smtp, names, replies }
}

it('asks with the number of subscribers, sends the post, and shows its status', async () => {
  const { run, subscribe, replies } = await commands()
  await subscribe(3)
  expect((await run('status')).output).toContain('No post')
  replies.yes = false
  const declined = await run('send', 'one')
  expect(declined).toMatchObject({ code: 0, output: expect.stringContaining('to 3 subscribers') })
  expect((await run('status')).output).toContain('No post')
  replies.yes = true
  const sent = await run('send', 'one')
  expect(sent).toMatchObject({ code: 0, output: expect.stringContaining('300 emails a minute') })
  expect((await run('status')).output).toMatch(/^post-1 +\S+ \S+ UTC +3 +0 +0 +One {2}post$/m)
  expect((await run('send', 'one')).output).toContain('every subscriber')
  await subscribe(1, 3)
  replies.yes = false
  expect((await run('send', 'one', '--yes')).output).toContain('for 1 subscriber,')
})

it('stops a post, and unsubscribes an address', async () => {
  const { run, subscribe } = await commands()
  await subscribe(2)
  await run('send', 'one')
  expect(await run('unsubscribe', subscriber(0))).toMatchObject({ code: 0 })
  expect(await run('unsubscribe', subscriber(0))).toMatchObject({ code: 1 })
  expect(await run('stop', 'post-1')).toEqual({ code: 0, output: 'Emails deleted: 1' })
})

it('sends only tests without a postal address, and gives the reason', async () => {
  const { run, subscribe, smtp } = await commands({ hasPostalAddress: false })
  await subscribe(1)
  expect(await run('send', 'one', '--yes')).toMatchObject({
    code: 1,
    output: expect.stringContaining('street address'),
  })
  expect((await run('status')).output).toContain('No post')
  expect(await run('send', 'one', '--test', 'kim@example.org')).toMatchObject({ code: 0 })
  expect(smtp.received.map(({ to }) => to)).toEqual([['kim@example.org']])
})

it('sends a test only to the address', async () => {
  const { run, subscribe, smtp } = await commands()
  await subscribe(3)
  expect(await run('send', 'one', '--test', 'kim@example.org')).toMatchObject({ code: 0 })
  expect(smtp.received.map(({ to }) => to)).toEqual([['kim@example.org']])
  expect(await run('send', 'one', '--test', 'kim')).toMatchObject({ code: 1 })
  smtp.behave(554)
  const refused = await run('send', 'one', '--test', 'kim@example.org')
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('554') })
})

it.each([
  ['one', 'one'],
  ['/blogs/one/', 'one'],
  ['https://www.example.com/blogs/a%20b?utm_source=x', 'a b'],
])('finds the post %s', async (given, name) => {
  const { run, names } = await commands()
  expect((await run('send', given)).code).toBe(0)
  expect(names).toEqual([name])
})

it.each([
  ['send'],
  ['send', 'none'],
  ['send', 'one', 'two'],
  ['publish'],
  ['status', 'one'],
  ['stop'],
  ['unsubscribe'],
  ['status', '--all'],
])('refuses %s %s %s', async (...args) => {
  const { run } = await commands()
  const { code, output } = await run(...args.filter(Boolean))
  expect(code).toBe(1)
  expect(output).not.toBe('')
})
