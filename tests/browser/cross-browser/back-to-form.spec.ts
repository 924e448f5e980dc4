import { createServer, request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contact as copy } from '#copy/forms/contact.ts'
import type { Target } from '../drivers/locate.ts'
import { Visitor } from '../drivers/visitor.ts'
import { contactValues, leadsWith, uniqueWord } from '../forms.ts'
import { setting } from '../site.ts'
import { expect, poll, test as visitorTest } from '../visitor-test.ts'
import { button, contact, field, fill } from './forms.ts'

interface Site {
  url: string
  /** How many forms the site has received. */
  received(): number
}

/** With the site behind a proxy that loses its response to the first form. */
const test = visitorTest.extend<{ site: Site }>({
  async site({ extraHTTPHeaders }, use) {
    let received = 0
    const proxy = createServer((incoming, outgoing) => {
      const { url = '', method } = incoming
      // Its forms don't count toward the limit of other tests.
      const headers = { ...incoming.headers, ...extraHTTPHeaders }
      const request = sendRequest(setting('TEST_SITE_URL') + url, { method, headers })
      request.on('response', (response) => {
        if (method === 'POST' && url.startsWith('/api/email-send')) received += 1
        if (method === 'POST' && received === 1) return
        outgoing.writeHead(response.statusCode ?? 0, response.headers)
        response.pipe(outgoing)
      })
      incoming.pipe(request)
    })
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
    const { port } = proxy.address() as AddressInfo
    await use({ url: `http://127.0.0.1:${port}`, received: () => received })
    proxy.close()
    proxy.closeAllConnections()
  },
  async visitor({ driver, site }, use) {
    const visitor = new Visitor(await driver.newTab(), site.url)
    await visitor.arrive()
    await use(visitor)
  },
})

/** Leaves the contact form while it's being sent, and comes back. */
async function leaveWhileSending(
  visitor: Visitor,
  site: Site,
  word: string,
  whileAway = async () => {},
): Promise<void> {
  await visitor.open(contact.path)
  await fill(visitor, contact, contactValues(word))
  await visitor.click(button(contact))
  await poll(async () => site.received()).toBe(1)
  await visitor.run(() => void setTimeout(() => location.assign('/robots.txt')))
  await visitor.expectPath('/robots.txt')
  await whileAway()
  await visitor.back()
  await visitor.expectPath(contact.path)
}

test('a form that was left while it was being sent shows that, and is stored once', async ({
  visitor,
  site,
}) => {
  const word = uniqueWord()
  await leaveWhileSending(visitor, site, word)
  await visitor.hydrated()
  const alert: Target = { role: 'alert', name: new RegExp(copy.form.failure.unconfirmed) }
  await visitor.expectSeen(alert)
  await visitor.click({ role: 'button', name: copy.form.failure.retry })
  await visitor.expectFocus({ role: 'heading', name: contact.success })
  expect(await leadsWith(word)).toHaveLength(1)
})

test('the browser restores what was typed without a draft', async ({ visitor, site }) => {
  const word = uniqueWord()
  await leaveWhileSending(visitor, site, word, () => visitor.run(() => sessionStorage.clear()))
  for (const [label, value] of Object.entries(contactValues(word))) {
    const control = field(contact, label)
    const isSelect = await visitor.on(control, ([one]) => one instanceof HTMLSelectElement)
    if (!isSelect) await visitor.expectValue(control, value)
  }
})
