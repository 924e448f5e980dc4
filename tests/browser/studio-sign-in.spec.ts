import { codeForm, enrollmentForm, signInForm } from '#server/sign-in/index.ts'
import { signInPage } from '#server/studio/index.ts'
import { axeViolations } from './axe.ts'
import { expect, test } from './site.ts'

// The page alone: the site serves it only where the Studio is built.
test("the Studio's sign-in page has no violations by axe and a keyboard order, also with an error", async ({
  page,
}) => {
  const { message, step } = signInPage('build/client')
  const failed = signInForm('/studio/sign-in', 'Wrong name or password.', 'Ada')
  const code = { action: '/studio/sign-in', error: 'The code is wrong.', button: 'Sign in' }
  for (const content of [
    step('Sign in', signInForm('/studio/sign-in')),
    step('Sign in', failed, true),
    message('This link has expired.'),
    step('Enter a code', codeForm(code)),
    step('Add a second factor', enrollmentForm({ ...code, name: 'Ada Byron' })),
  ]) {
    await page.setContent(String(await content))
    await page.setViewportSize({ width: 320, height: 800 })
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
    expect(await axeViolations(page)).toEqual([])
  }

  await page.setContent(String(await step('Sign in', failed, true)))
  await expect(page.getByRole('alert')).toHaveText('Wrong name or password.')
  for (const control of [
    page.getByRole('banner').getByRole('link'),
    page.getByLabel('Name'),
    page.getByLabel('Password'),
    page.getByRole('button', { name: 'Sign in' }),
  ]) {
    await page.keyboard.press('Tab')
    await expect(control).toBeFocused()
  }
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Wrong name or password.')
})
