import {
  demoValues,
  expectErrors,
  field,
  fill,
  leadsWith,
  skipNativeValidation,
  uniqueWord,
} from './posting.ts'
import { expect, open, type Page, test } from './site.ts'

test.use({ timezoneId: 'Asia/Tokyo' })

const send = (page: Page) => page.getByRole('button', { name: 'Request Demo' })
const received = (page: Page) => page.getByRole('heading', { name: 'Request received' })

test('a request with several times is taken; the visitor’s own zone is filled in', async ({
  page,
}) => {
  const word = uniqueWord()
  await open(page, '/schedule-demo')
  await expect(field(page, 'Time zone')).toHaveValue('Asia/Tokyo')
  const { 'Time zone': _, ...rest } = demoValues(word)
  await fill(page, rest)
  await send(page).dblclick()
  await expect(received(page)).toBeFocused()
  const leads = await leadsWith(word)
  expect(leads).toHaveLength(1)
  expect(leads[0]?.fields.timeZone).toBe('Asia/Tokyo')
  expect(leads[0]?.fields.times).toEqual(['2099-01-06T14:00', '2099-01-09T09:30'])
})

test('a zone that was typed before a reload is not written over', async ({ page }) => {
  await open(page, '/schedule-demo')
  await field(page, 'Time zone').fill('Europe/Berlin')
  await open(page, '/pricing')
  await open(page, '/schedule-demo')
  await expect(field(page, 'Time zone')).toHaveValue('Europe/Berlin')
})

test('errors of the server are summed up and lead to their fields', async ({ page }) => {
  await open(page, '/schedule-demo')
  await skipNativeValidation(page)
  await fill(page, { ...demoValues(uniqueWord()), Email: 'nobody', 'Time zone': 'Nowhere/At all' })
  await send(page).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectErrors(page, ['Email', 'Time zone'])
})

test('a failure keeps the text and can be tried again', async ({ page }) => {
  const word = uniqueWord()
  await open(page, '/schedule-demo')
  await page.route('**/api/schedule-demo', (route) => route.abort())
  await fill(page, demoValues(word))
  await send(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(field(page, 'Time 3')).toHaveValue('2099-01-09T09:30')
  await page.unroute('**/api/schedule-demo')
  await page.getByRole('alert').getByRole('button').click()
  await expect(received(page)).toBeVisible()
  expect(await leadsWith(word)).toHaveLength(1)
})
