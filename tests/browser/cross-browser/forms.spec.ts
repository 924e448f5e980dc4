import { formErrors } from '#copy/errors.ts'
import type { Target } from '../drivers/locate.ts'
import { contactValues, leadsWith, uniqueWord } from '../forms.ts'
import { expect, poll, test } from '../visitor-test.ts'
import { button, contact, field, fill, forms, within } from './forms.ts'

const alert: Target = { role: 'alert' }
const summary: Target = { css: 'form section', name: formErrors.summary }
/** What screen readers would read twice: it has the focus and is announced too. */
const readTwice: Target = {
  css: ':is([role=alert], [role=status], [aria-live]):is(:focus, :has(:focus))',
}
const HEADER_HEIGHT_PX = 64

for (const form of forms) {
  test(`the form of ${form.path} is sent, and the focus moves to the confirmation`, async ({
    visitor,
  }) => {
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

  test(`the form of ${form.path} shows the error of a field that was left, until it is corrected`, async ({
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
