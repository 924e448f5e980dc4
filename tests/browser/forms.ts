import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import type { Email } from 'postal-mime'
import { formErrors } from '#copy/errors.ts'
import { contactFields } from '#leads/fields/contact.ts'
import { demoFields } from '#leads/fields/demo.ts'
import { waitlistFields } from '#leads/fields/waitlist.ts'
import { byLabel, demo, message, request } from '#leads/test/messages.ts'
import { mailsIn } from '../fixtures/mail-server.ts'
import { leadsOf, type ReceivedLead } from '../fixtures/received-leads.ts'
import { contactRecipient } from './global-setup.ts'
import { expect, type Page, setting } from './site.ts'

/** The fields of a form, by label. A select is chosen by its option's label. */
export type Values = Readonly<Record<string, string>>

/** A unique word, to find what a test has sent. */
export function uniqueWord(): string {
  return randomUUID().slice(0, 13)
}

const emailWith = (word: string) => `ada-${word}@example.org`

/** A complete contact message with `word` in its subject. */
export function contactValues(word: string): Values {
  const subject = `${message.subject} ${word}`
  return byLabel(contactFields, { ...message, email: emailWith(word), subject })
}

export function waitlistValues(word: string): Values {
  const linkedin = `https://linkedin.com/in/${word}`
  return byLabel(waitlistFields, { ...request, email: emailWith(word), linkedin })
}

export function demoValues(word: string): Values {
  const { times: _, ...others } = demo
  return {
    ...byLabel(demoFields, { ...others, email: emailWith(word), company: `Engines ${word}` }),
    'Time 1, Month': 'January',
    'Time 1, Day': '6',
    'Time 1, Start': '2:00 PM',
    'Time 3, Month': 'October',
    'Time 3, Day': '19',
    'Time 3, Start': '9:00 AM',
  }
}

/** The control with a label, whether optional or not; `Time 1, Month` is in the group `Time 1`. */
export function field(page: Page, label: string) {
  const form = page.locator('main form')
  const [group = '', inGroup] = label.split(', ')
  return inGroup
    ? form.getByRole('group', { name: group, exact: true }).getByLabel(inGroup)
    : form.getByLabel(new RegExp(`^${label}( \\(|$)`))
}

const isSelect = (control: Locator) => control.evaluate(({ tagName }) => tagName === 'SELECT')

export async function fill(page: Page, values: Values): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const control = field(page, label)
    if (await isSelect(control)) await control.selectOption({ label: value })
    else await control.fill(value)
  }
}

/** Expects the values that `fill` sets. */
export async function expectFilled(page: Page, values: Values): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const control = field(page, label)
    if (await isSelect(control)) await expect(control.locator(':checked')).toHaveText(value)
    else await expect(control).toHaveValue(value)
  }
}

/** Delays the responses of an endpoint until the returned function is called. */
export async function holdResponses(page: Page, endpoint: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(endpoint, async (route) => {
    await released
    await route.fallback()
  })
  return release
}

/** Expects that a form is sending: the button keeps the focus and says so, as does a status. */
export async function expectBusy(page: Page, busyLabel: string): Promise<void> {
  const button = page.getByRole('button', { name: busyLabel })
  await expect(button).toBeDisabled()
  await expect(button).toBeFocused()
  await expect(page.locator('main form').getByRole('status')).toHaveText(busyLabel)
  await expect(page.getByRole('alert')).toHaveCount(0)
}

/** The list of a form's errors, by its heading. */
export function errorSummary(page: Page): Locator {
  return page.getByRole('region', { name: formErrors.summary })
}

/** Expects an error summary that links to each invalid field with its label in view, and marks the field. */
export async function expectErrors(page: Page, labels: readonly string[]): Promise<void> {
  const summary = errorSummary(page)
  await expect(summary.getByRole('link')).toHaveCount(labels.length)
  for (const label of labels) {
    const id = await field(page, label).getAttribute('id')
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, label)).toHaveAccessibleDescription(/\S/)
    await summary.locator(`a[href="#${id}"]`).click()
    await expect(field(page, label)).toBeFocused()
    const header = await page.getByRole('banner').first().boundingBox()
    const name = await page.locator(`label[for="${id}"]`).boundingBox()
    expect(name?.y, `${label} is under the header`).toBeGreaterThan(header?.height ?? 0)
  }
}

/** The leads that contain a word. */
export async function leadsWith(word: string): Promise<ReceivedLead[]> {
  const leads = await leadsOf(setting('TEST_DATA_DIR'))
  return leads.filter((lead) => JSON.stringify(lead).includes(word))
}

/** The mails to the team that contain a word. Waits for the first. */
export async function mailsWith(word: string): Promise<Email[]> {
  const find = async () =>
    (await mailsIn(setting('TEST_MAIL_FOLDER'))).filter(
      (mail) =>
        mail.to?.some(({ address }) => address === contactRecipient) &&
        JSON.stringify(mail).includes(word),
    )
  await expect.poll(find, `a mail with ${word}`).not.toEqual([])
  return find()
}
