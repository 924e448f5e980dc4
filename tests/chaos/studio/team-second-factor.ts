import type { Page } from '@playwright/test'
import { codeAt } from '#leads/test/code-at.ts'
import type { Findings } from '../findings.ts'
import { password } from '../releases/command.ts'
import { recorder, same } from './steps.ts'
import type { TeamSite } from './team-site.ts'

const writer = 'Wanda Writer'
const STEP_MS = 30_000

/** A second factor, from the day when it's required until it's removed. */
export async function tryTeamSecondFactor(site: TeamSite, findings: Findings): Promise<void> {
  const page = await site.open()
  const { step, picture } = recorder(page, findings)
  let key = ''
  let recoveryCodes: string[] = []

  await step(
    'a required second factor ends the session, and is set up at the sign-in',
    async () => {
      await site.signIn(page, writer)
      await inStudio(page)
      site.people('second-factor', 'required')
      await page.goto(`${site.studioUrl}/structure`)
      await page.getByLabel('Name').waitFor()
      await site.signIn(page, writer)
      await page.getByRole('heading', { name: 'Add a second factor' }).waitFor()
      await picture('second-factor-add')
      same((await page.goto(`${site.origin}/leads/account`))?.status(), 200)
      await page.getByRole('heading', { name: 'Sign in' }).waitFor()
      await site.signIn(page, writer)
      const shown = await page.locator('code.password').textContent()
      key = shown?.replaceAll(' ', '') ?? ''
      await enter(page, '000000')
      await page.getByRole('alert').waitFor()
      same((await page.locator('code.password').textContent())?.replaceAll(' ', ''), key)
      await enter(page, codeAt(key, Date.now()))
      await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor()
      await picture('second-factor-recovery-codes')
      recoveryCodes = await page.locator('.codes code').allTextContents()
      await page.getByRole('link', { name: 'Continue' }).click()
      await inStudio(page)
      return `${recoveryCodes.length} recovery codes`
    },
  )

  const other = await site.open()
  await step('another browser is asked for a code, and accepts each once', async () => {
    await site.signIn(other, writer)
    await other.getByRole('heading', { name: 'Enter a code' }).waitFor()
    await picture('second-factor-code', other)
    await enter(other, '000000')
    await other.getByRole('alert').waitFor()
    const next = codeAt(key, Date.now() + STEP_MS)
    await enter(other, next)
    await inStudio(other)
    await other.context().clearCookies()
    await other.evaluate(() => localStorage.clear())
    await site.signIn(other, writer)
    await enter(other, next)
    await other.getByRole('alert').waitFor()
    await enterRecoveryCode(other, recoveryCodes[0])
    await inStudio(other)
    return undefined
  })

  await step('is removed with the password and a code, which ends all sessions', async () => {
    await other.goto(`${site.origin}/leads/account`)
    await other.getByText('Recovery codes left: 9').waitFor()
    await picture('second-factor-account', other)
    await enterRecoveryCode(other, recoveryCodes[1], 'wrong')
    await other.getByRole('alert').getByText('password').waitFor()
    await enterRecoveryCode(other, recoveryCodes[1], password)
    await other.getByRole('heading', { name: 'Sign in' }).waitFor()
    site.people('second-factor', 'optional')
    await page.goto(`${site.studioUrl}/structure`)
    await page.getByLabel('Name').waitFor()
    await site.signIn(page, writer)
    await inStudio(page)
    return undefined
  })
  await page.context().close()
  await other.context().close()
}

const inStudio = (page: Page) => page.getByTestId('structure-tool-list-pane').first().waitFor()

async function enter(page: Page, code: string): Promise<void> {
  await page.getByLabel('6 digits').fill(code)
  await page.getByLabel('6 digits').press('Enter')
}

async function enterRecoveryCode(page: Page, code = '', again?: string): Promise<void> {
  const form = page.locator('details form')
  // After a wrong code, it's open.
  if (!(await form.isVisible())) await page.getByText('Use a recovery code').click()
  if (again !== undefined) await form.getByLabel('Password').fill(again)
  await form.getByLabel('Recovery code').fill(code)
  await form.getByLabel('Recovery code').press('Enter')
}
