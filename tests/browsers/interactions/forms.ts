import { randomUUID } from 'node:crypto'
import type { BrowserTest } from '../browser-test.ts'
import type { Target } from '../locate.ts'
import { until } from '../until.ts'
import type { Visitor } from '../visitor.ts'

interface Form {
  name: string
  path: string
  submit: string
  /** The text to type, by label; an array selects an option by its label. */
  values: Readonly<Record<string, string | readonly [option: string]>>
  /** Invalid values by label, all rejected either in the page or by the server. */
  invalid: Readonly<Record<string, string>>
  success: string
}

const forms: readonly Form[] = [
  {
    name: 'contact',
    path: '/contact',
    submit: 'Send Message',
    values: {
      'Full Name': 'Ada Byron',
      Email: 'ada@example.org',
      'Reason for Contact': ['Technical Support'],
      Subject: 'Scan of a monorepo',
      Message: 'Does it read all packages?',
    },
    invalid: { 'Full Name': ' ', Subject: ' ' },
    success: 'Thank You!',
  },
  {
    name: 'waitlist',
    path: '/join-waitlist',
    submit: 'Request Access',
    values: { Email: 'ada@example.org', 'LinkedIn URL': 'https://linkedin.com/in/ada' },
    invalid: { Email: 'nobody', 'LinkedIn URL': 'https://example.com/in/ada' },
    success: "You're In!",
  },
  {
    name: 'demo',
    path: '/schedule-demo',
    submit: 'Request Demo',
    values: { 'Full Name': 'Ada Byron', Email: 'ada@example.org' },
    invalid: { Email: 'nobody' },
    success: 'Request received',
  },
  {
    name: 'newsletter',
    path: '/blogs',
    submit: 'Subscribe',
    values: { Email: 'ada@example.org' },
    invalid: { Email: 'nobody' },
    success: 'Check your inbox',
  },
]

/** The form with a button of that name, because a page may also have a search. */
const within = ({ submit }: Form): Target => ({ css: `main form`, name: new RegExp(submit) })
const button = (form: Form): Target => ({ role: 'button', name: form.submit })
const alert: Target = { role: 'alert' }
const HEADER_HEIGHT_PX = 64

function field(form: Form, label: string): Target {
  return {
    css: 'input, textarea, select',
    name: new RegExp(`^${label}`),
    within: within(form),
    nth: 0,
  }
}

async function fill(visitor: Visitor, form: Form, values: Form['values']): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    if (typeof value === 'string') await visitor.fill(field(form, label), value)
    else await visitor.choose(field(form, label), value[0])
  }
}

/** The form's values with a unique email address. */
function fresh({ values }: Form): Form['values'] {
  return { ...values, Email: `ada-${randomUUID()}@example.org` }
}

const sentTests = forms.map(
  (form): BrowserTest => ({
    name: `the ${form.name} form is sent, and says so where the focus is`,
    async run(visitor) {
      await visitor.open(form.path)
      await fill(visitor, form, fresh(form))
      if (form.name === 'demo') await chooseTime(visitor)
      await visitor.click(button(form))
      await visitor.expectFocus({ role: 'heading', name: form.success })
    },
  }),
)

const errorTests = forms.map(
  (form): BrowserTest => ({
    name: `errors of the ${form.name} form are summed up, and each leads to its field`,
    async run(visitor) {
      await visitor.open(form.path)
      await fill(visitor, form, { ...fresh(form), ...form.invalid })
      if (form.name === 'demo') await chooseTime(visitor)
      // Without the browser's validation, the server has to reject the values.
      await visitor.on(within(form), ([one]) => {
        if (one instanceof HTMLFormElement) one.noValidate = true
      })
      await visitor.click(button(form))
      await visitor.expectFocus(alert)
      const links: Target = { role: 'link', within: alert }
      const labels = Object.keys(form.invalid)
      await visitor.expectCount(links, (count) => count === labels.length, `are ${labels.length}`)
      for (const [nth, label] of labels.entries()) {
        await visitor.click({ ...links, nth })
        await visitor.expectFocus(field(form, label))
        await visitor.expectSeen({ ...field(form, label), css: '[aria-invalid=true]' })
      }
    },
  }),
)

const [contact] = forms
const contactTests: readonly BrowserTest[] = contact
  ? [
      {
        name: 'a message that cannot be sent is kept and can be resent',
        logsErrors: true,
        async run(visitor) {
          const values = fresh(contact)
          // Low enough that the alert does not appear in view.
          await visitor.resize(1280, 500)
          await visitor.open(contact.path)
          await fill(visitor, contact, values)
          await visitor.run(() => {
            const { fetch } = window
            window.fetch = () => Promise.reject(new TypeError('the network is gone'))
            addEventListener('online', () => Object.assign(window, { fetch }))
          })
          await visitor.click(button(contact))
          await visitor.expectFocus(alert)
          await until(
            'all of the alert is below the header and in view',
            () =>
              visitor.on(
                alert,
                ([box]) =>
                  box && [
                    box.getBoundingClientRect().top,
                    innerHeight - box.getBoundingClientRect().bottom,
                  ],
              ),
            (seen) =>
              seen !== undefined && (seen[0] ?? 0) >= HEADER_HEIGHT_PX && (seen[1] ?? -1) >= 0,
          )
          await visitor.expectValue(field(contact, 'Message'), String(values.Message))
          await visitor.run(() => dispatchEvent(new Event('online')))
          await visitor.click({ role: 'button', within: alert, nth: 0 })
          await visitor.expectFocus({ role: 'heading', name: contact.success })
        },
      },
      {
        name: 'the button says that the message is being sent; Send Another Message starts a new one',
        async run(visitor) {
          await visitor.open(contact.path)
          await fill(visitor, contact, fresh(contact))
          await visitor.run(() => {
            const { fetch } = window
            const released = new Promise((resolve) => addEventListener('released', resolve))
            window.fetch = (...given) => released.then(() => fetch(...given))
          })
          await visitor.click(button(contact))
          await visitor.expectSeen({ role: 'button', name: 'Sending...' })
          await visitor.run(() => dispatchEvent(new Event('released')))
          await visitor.click({ role: 'button', name: 'Send Another Message' })
          await visitor.expectValue(field(contact, 'Full Name'), 'Ada Byron')
          await visitor.expectValue(field(contact, 'Message'), '')
        },
      },
      {
        name: 'an unsent message is restored on the next visit',
        async run(visitor) {
          await visitor.open(contact.path)
          await visitor.fill(field(contact, 'Subject'), 'A draft')
          await visitor.open('/pricing')
          await visitor.open(contact.path)
          await visitor.expectValue(field(contact, 'Subject'), 'A draft')
        },
      },
    ]
  : []

export const formTests: readonly BrowserTest[] = [...sentTests, ...errorTests, ...contactTests]

/** Selects the first preferred time. */
async function chooseTime(visitor: Visitor): Promise<void> {
  const first: Target = { css: 'fieldset fieldset', nth: 0 }
  for (const [name, option] of [
    ['Month', 'January'],
    ['Day', '6'],
    ['Start', '2:00 PM'],
  ] as const) {
    await visitor.choose({ role: 'combobox', name, within: first }, option)
  }
}
