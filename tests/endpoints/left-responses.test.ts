import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { message } from '#leads/test/messages.ts'
import { addPerson, password } from '../fixtures/people.ts'
import { startSite } from '../fixtures/running-site.ts'

/** A visitor leaves this many turns of the event loop after the request, or after the response's headers. */
const turns = [0, 1, 2, 3, 5, 8, 13, 21, 34]

it('logs no error when a visitor leaves before the end of a response', async () => {
  await using site = await startSite({ LOG_LEVEL: 'debug' })
  await addPerson(site.dataDir, 'Ada', 'administrator')
  const signIn = await fetch(`${site.url}/leads/sign-in`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Ada', password }),
    headers: { origin: site.url },
    redirect: 'manual',
  })
  const cookie = signIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const init = { method: 'POST', body: JSON.stringify(message) }
  const type = { 'content-type': 'application/json' }
  expect((await fetch(`${site.url}/api/email-send`, { ...init, headers: type })).status).toBe(202)
  const videos = (await readdir('build/client/assets')).filter((name) => name.endsWith('.mp4'))
  const paths = [
    ...['/', '/blogs?category=x', '/share/pricing', `/assets/${videos[0]}`],
    ...['/leads', '/leads/list', '/leads/export.csv', '/leads/export.xlsx'],
  ]
  for (const path of paths) {
    for (const event of ['socket', 'response']) {
      for (const count of turns) {
        const sent = request(site.url + path, { agent: false, headers: { cookie } })
        const closed = new Promise((resolve) => sent.once('close', resolve))
        sent.on('error', () => undefined).end()
        await once(sent, event)
        for (let turn = 0; turn < count; turn += 1) await setImmediate()
        sent.destroy()
        await closed
      }
    }
  }
  await site.stop()
  const errors = site
    .output()
    .split('\n')
    .filter((line) => line.includes('"level":50'))
  expect(errors).toEqual([])
})
