import {
  demoValues,
  errorSummary,
  expectErrors,
  expectFilled,
  field,
  fill,
  holdResponses,
  leadsWith,
  uniqueWord,
} from './forms.ts'
import { expect, open, type Page, test } from './site.ts'

test.use({ timezoneId: 'Asia/Tokyo' })

const send = (page: Page) => page.getByRole('button', { name: 'Request Demo' })
const received = (page: Page) => page.getByRole('heading', { name: 'Request received' })

test('a request has several times, each the next one in the future', async ({ page }) => {
  const word = uniqueWord()
  await open(page, '/schedule-demo')
  await expect(field(page, 'Time zone')).toHaveValue('Asia/Tokyo')
  const { 'Time zone': _, ...rest } = demoValues(word)
  await fill(page, rest)
  await expect(
    page.getByRole('status').filter({ hasText: /^\w+day, January 6, 20\d\d$/ }),
  ).toBeVisible()
  const posted = page.waitForRequest('**/api/schedule-demo')
  // Otherwise, the second click may hit the confirmation, and take its focus.
  const release = await holdResponses(page, '**/api/schedule-demo')
  await send(page).dblclick()
  release()
  await expect(received(page)).toBeFocused()
  const body = (await posted).postDataJSON()
  const [, second] = body.times.split('\n')
  expect(second).toMatch(/^20\d\d-10-19T09:00$/)
  expect(body).not.toHaveProperty('month-1')
  const leads = await leadsWith(word)
  expect(leads).toHaveLength(1)
  expect(leads[0]?.fields.timeZone).toBe('Asia/Tokyo')
  expect(leads[0]?.fields.times).toEqual([expect.stringMatching(/^20\d\d-01-06T14:00$/), second])
  await expect(page.getByRole('link', { name: '.ics' })).toHaveAttribute(
    'href',
    /times=20\d\d-01-06T14%3A00&times=20\d\d-10-19T09%3A00&timeZone=Asia%2FTokyo$/,
  )
})

test('a reload does not overwrite selected times and time zone', async ({ page }) => {
  const { 'Full Name': _, Email: __, Company: ___, ...times } = demoValues('')
  await open(page, '/schedule-demo')
  await fill(page, times)
  await open(page, '/pricing')
  await open(page, '/schedule-demo')
  await expectFilled(page, times)
  await expect(page.getByText(/^\w+day, January 6, 20\d\d$/)).toBeVisible()
})

test.describe('in an unlisted time zone', () => {
  test.use({ timezoneId: 'Asia/Yangon' })

  test('the visitor’s own zone is added and selected', async ({ page }) => {
    await open(page, '/schedule-demo')
    await expect(field(page, 'Time zone')).toHaveValue(/^Asia\/(Yangon|Rangoon)$/)
  })
})

test('incomplete and impossible dates get an error at their row', async ({ page }) => {
  await open(page, '/schedule-demo')
  await send(page).click()
  await expectErrors(page, ['Full Name', 'Email', 'Time 1, Month'])
  await fill(page, { 'Time 2, Day': '3' })
  await send(page).click()
  await expect(errorSummary(page)).toBeFocused()
  await expectErrors(page, ['Full Name', 'Email', 'Time 2, Month'])
  await fill(page, { ...demoValues(''), 'Time 2, Month': 'February', 'Time 2, Start': '7:00 AM' })
  await fill(page, { 'Time 2, Day': '30' })
  await send(page).click()
  await expectErrors(page, ['Time 2, Month'])
})
