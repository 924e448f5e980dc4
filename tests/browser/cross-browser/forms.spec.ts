import { formErrors } from '#copy/errors.ts'
import type { Target } from '../drivers/locate.ts'
import {
  contactValues,
  demoValues,
  leadsWith,
  uniqueWord,
  type Values,
  waitlistValues,
} from '../forms.ts'
import { expect, poll, test, type Visitor } from '../visitor-test.ts'

interface Form {
  path: string
  submit: string
  values: (word: string) => Values
  /** Invalid values by label, all rejected either in the page or by the server. */
  invalid: Values
  success: string
}

const contact: Form = {
  path: '/contact',
  submit: 'Send Message',
  values: contactValues,
  invalid: { 'Full Name': ' ', Subject: ' ' },
  success: 'Thank You!',
}

const forms: readonly Form[] = [
  contact,
  {
    path: '/join-waitlist',
    submit: 'Request Access',
    values: waitlistValues,
    invalid: { Email: 'nobody', 'LinkedIn URL': 'https://example.com/in/ada' },
    success: "You're In!",
  },
  {
    path: '/schedule-demo',
    submit: 'Request Demo',
    values: demoValues,
    invalid: { Email: 'nobody' },
    success: 'Request received',
  },
  {
    path: '/blogs',
    submit: 'Subscribe',
    values: (word) => ({ Email: `ada-${word}@example.org` }),
    invalid: { Email: 'nobody' },
    success: 'Check your inbox',
  },
]

/** The form with a button of that name, because a page may also have a search. */
const within = ({ submit }: Form): Target => ({ css: 'main form', name: new RegExp(submit) })
const button = (form: Form): Target => ({ role: 'button', name: form.submit })
const alert: Target = { role: 'alert' }
const summary: Target = { css: 'form section', name: formErrors.summary }
/** What screen readers would read twice: it has the focus and is announced too. */
const readTwice: Target = {
  css: ':is([role=alert], [role=status], [aria-live]):is(:focus, :has(:focus))',
}
const HEADER_HEIGHT_PX = 64

/** The control with a label; `Time 1, Month` is in the group `Time 1`. */
function field(form: Form, label: string): Target {
  const [group = '', inGroup] = label.split(', ')
  return {
    css: 'input, textarea, select',
    name: new RegExp(`^${inGroup ?? label}( \\(|$)`),
    within: inGroup
      ? { css: 'fieldset fieldset', name: new RegExp(`^${group}`), within: within(form) }
      : within(form),
  }
}

async function fill(visitor: Visitor, form: Form, values: Values): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const control = field(form, label)
    const isSelect = await visitor.on(control, ([one]) => one instanceof HTMLSelectElement)
    if (isSelect) await visitor.choose(control, value)
    else await visitor.fill(control, value)
  }
}

for (const form of forms) {
  test(`the form of ${form.path} is sent, and says so where the focus is`, async ({ visitor }) => {
    const word = uniqueWord()
    await visitor.open(form.path)
    await fill(visitor, form, form.values(word))
    await visitor.click(button(form))
    await visitor.expectFocus({ role: 'heading', name: form.success })
    await visitor.expectGone(readTwice)
    expect(await leadsWith(word)).toHaveLength(1)
  })

  test(`errors of the form of ${form.path} are summed up, and each leads to its field`, async ({
    visitor,
  }) => {
    await visitor.open(form.path)
    await fill(visitor, form, { ...form.values(uniqueWord()), ...form.invalid })
    await visitor.click(button(form))
    await visitor.expectFocus(summary)
    await visitor.expectGone(readTwice)
    const links: Target = { role: 'link', within: summary }
    const labels = Object.keys(form.invalid)
    await visitor.expectCount(links, labels.length)
    for (const [nth, label] of labels.entries()) {
      await visitor.click({ ...links, nth })
      await visitor.expectFocus(field(form, label))
      await visitor.expectSeen({ ...field(form, label), css: '[aria-invalid=true]' })
    }
  })

  test(`the form of ${form.path} says what is wrong in a field that was left, and when it is right`, async ({
    visitor,
  }) => {
    const [label = '', wrong = ''] = Object.entries(form.invalid)[0] ?? []
    const right = form.values(uniqueWord())[label] ?? ''
    const marked = { ...field(form, label), css: '[aria-invalid=true]' }
    await visitor.open(form.path)
    // Nothing was typed into it.
    await visitor.focus(field(form, label))
    await visitor.press('Tab')
    await visitor.fill(field(form, label), wrong)
    await visitor.expectGone(marked)
    await visitor.press('Tab')
    await visitor.expectSeen(marked)
    await visitor.expectGone(summary)
    await visitor.expectGone(readTwice)
    const status: Target = { role: 'status', within: within(form), nth: -1 }
    await visitor.expectTexts(status, [/\S/])
    await visitor.fill(field(form, label), right)
    await visitor.expectGone(marked)
    await visitor.expectTexts(status, [''])
  })

  test(`a press on the button of ${form.path} counts if the field before it turns out to be wrong`, async ({
    visitor,
  }) => {
    const [label = '', wrong = ''] = Object.entries(form.invalid).at(-1) ?? []
    await visitor.open(form.path)
    await fill(visitor, form, { ...form.values(uniqueWord()), ...form.invalid })
    await visitor.fill(field(form, label), wrong)
    await visitor.click(button(form))
    await visitor.expectFocus(summary)
  })
}

test.describe('without a network', () => {
  test.use({ logsErrors: true })

  test('a message that cannot be sent is kept and can be resent', async ({ visitor }) => {
    const values = contactValues(uniqueWord())
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
    await visitor.expectSeen(alert)
    await visitor.expectFocus(button(contact))
    await poll(
      () =>
        visitor.on(
          alert,
          ([box], header) => {
            const { top, bottom } = box?.getBoundingClientRect() ?? new DOMRect(0, -1)
            return top >= header && bottom <= innerHeight
          },
          HEADER_HEIGHT_PX,
        ),
      'all of the alert is below the header and in view',
    ).toBe(true)
    await visitor.expectValue(field(contact, 'Message'), values.Message ?? '')
    await visitor.run(() => dispatchEvent(new Event('online')))
    await visitor.click({ role: 'button', within: alert, nth: 0 })
    await visitor.expectFocus({ role: 'heading', name: contact.success })
  })
})

test('Send Another Message keeps only the fields about the sender', async ({ visitor }) => {
  const word = uniqueWord()
  const values = contactValues(word)
  await visitor.open(contact.path)
  await fill(visitor, contact, values)
  await visitor.click(button(contact))
  await visitor.click({ role: 'button', name: 'Send Another Message' })
  for (const [label, value] of Object.entries({ ...values, Subject: '', Message: '' })) {
    if (label !== 'Reason for Contact') await visitor.expectValue(field(contact, label), value)
  }
  await fill(visitor, contact, { ...values, Subject: `A second one ${word}` })
  await visitor.click(button(contact))
  await visitor.expectFocus({ role: 'heading', name: contact.success })
  expect(await leadsWith(word)).toHaveLength(2)
})

test('a draft survives a reload and another page, until it is sent', async ({ visitor }) => {
  const values = contactValues(uniqueWord())
  const expectKept = async () => {
    await visitor.expectValue(field(contact, 'Subject'), values.Subject ?? '')
    await visitor.expectValue(field(contact, 'Message'), values.Message ?? '')
    await visitor.expectValue(field(contact, 'Reason for Contact'), 'support')
  }
  await visitor.open(contact.path)
  await fill(visitor, contact, values)
  await visitor.open(contact.path)
  await expectKept()
  await visitor.open('/pricing')
  await visitor.open(contact.path)
  await expectKept()
  await visitor.click(button(contact))
  await visitor.expectFocus({ role: 'heading', name: contact.success })
  await visitor.open(contact.path)
  await visitor.expectValue(field(contact, 'Subject'), '')
})
