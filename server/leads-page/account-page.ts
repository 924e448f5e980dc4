import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import {
  MIN_PASSWORD_LENGTH,
  type PasswordChange,
  type People,
  type SecondFactorChange,
} from '#leads/index.ts'
import type { SiteCookie } from '../http/index.ts'
import {
  codeErrors,
  codeForm,
  describedByError,
  enrollmentForm,
  errorAlert,
  type FormFields,
  formFields,
  recoveryCodeList,
  signInErrors,
  tokenField,
} from '../sign-in/index.ts'
import type { Env } from './access.ts'
import { type Html, page } from './layout.ts'
import { pages } from './pages.ts'
import { parseTimeZone, timeZoneOptions } from './time-zone.ts'

interface AccountPageParts {
  people: Pick<
    People,
    'changePassword' | 'secondFactorOf' | 'addSecondFactor' | 'removeSecondFactor' | 'setTimeZone'
  >
  /** The cookie with the device token of a browser that signed in before. */
  device: SiteCookie
}

const errors = {
  limited: signInErrors.limited,
  refused: 'The password is wrong.',
  wrong: codeErrors.wrong,
  different: 'The new passwords don’t match. Enter the same one twice.',
}

/** The IDs of the sections with forms, so that a response is shown from there. */
type AccountForm = 'password' | 'second-factor'

/** Which form of the page failed and why, or that the password has changed. */
interface AccountState {
  error?: { form: AccountForm; text: string }
  /** The key of a second factor that wasn't added. */
  key?: string | undefined
  isPasswordChanged?: boolean
}

/**
 * `/account`: people choose their time zone, change their password, and add and remove their second factor, the
 * last two with their password. Callers have checked the session and the token.
 */
export function accountPage({ people, device }: AccountPageParts) {
  const app = new Hono<Env>()
  const shown = (c: Context<Env>, title: string, content: Html, hasError = false) =>
    page({
      title,
      hasError,
      content: html`<h1>${title}</h1>\n${content}`,
      viewer: c.get('viewer'),
    })
  const account = async (c: Context<Env>, { error, key, isPasswordChanged }: AccountState = {}) => {
    const { id, name, token, timeZone } = c.get('viewer')
    const errorOf = (form: AccountForm) => (error?.form === form ? error.text : undefined)
    const form = { error: errorOf('second-factor'), token, asksForPassword: true }
    const factor = await people.secondFactorOf(id)
    return shown(
      c,
      'Account',
      html`${isPasswordChanged ? html`<p class="notice" role="status">Your password has changed, and your other sessions have ended.</p>` : ''}
<div class="columns"><section><h2 id="password">Password</h2>
${passwordForm({ error: errorOf('password'), token, name })}</section>
<section><h2 id="time-zone">Time zone</h2>
<form method="post" action="${pages.account.path}/time-zone" class="small">${tokenField(token)}
<p><label>Show times of<select name="timeZone">${timeZoneOptions(timeZone)}</select></label></p>
<p><button>Save time zone</button></p></form></section>
<section><h2 id="second-factor">Second factor</h2>
${
  factor
    ? html`<p>You sign in with your password and a code from your authenticator app. Recovery codes left: ${factor.recoveryCodes}.</p>
<p>To use another device or get new recovery codes, remove the second factor, sign in, and add it again. Removing it ends all your sessions.</p>
${codeForm({ ...form, action: `${pages.account.path}/remove#second-factor`, button: 'Remove second factor' })}`
    : enrollmentForm({
        ...form,
        action: `${pages.account.path}#second-factor`,
        button: 'Add second factor',
        name,
        key,
      })
}</section></div>`,
      error !== undefined,
    )
  }
  const failed = async (
    c: Context<Env>,
    result: Exclude<SecondFactorChange | PasswordChange, { state: 'done' }>,
    { form, key }: { form: AccountForm; key?: string },
  ) => {
    if (result.state === 'limited') c.header('retry-after', String(result.retryAfterSeconds))
    const text = result.state === 'invalid' ? result.error : errors[result.state]
    const content = await account(c, { error: { form, text }, key })
    return c.html(content, result.state === 'limited' ? 429 : 422)
  }
  const attempt = (c: Context<Env>, { password = '' }: FormFields) => ({
    password,
    address: c.env.clientAddress,
    device: device.read(c),
  })

  app.get('/account', async (c) => c.html(await account(c)))
  app.post('/account/password', async (c) => {
    const form = 'password'
    const fields = await formFields(c)
    const { new: newPassword = '', again = '' } = fields
    if (newPassword !== again)
      return c.html(await account(c, { error: { form, text: errors.different } }), 422)
    const given = { ...attempt(c, fields), newPassword, browserToken: c.get('session') }
    const result = await people.changePassword(c.get('viewer').id, given)
    if (result.state !== 'done') return failed(c, result, { form })
    device.write(c, result.device, result.deviceSeconds)
    return c.html(await account(c, { isPasswordChanged: true }))
  })
  app.post('/account/time-zone', async (c) => {
    const { timeZone } = await formFields(c)
    await people.setTimeZone(c.get('viewer').id, parseTimeZone(timeZone))
    return c.redirect(`${pages.account.path}#time-zone`, 303)
  })
  app.post('/account', async (c) => {
    const fields = await formFields(c)
    const { code = '', key = '' } = fields
    const given = { ...attempt(c, fields), code, key }
    const result = await people.addSecondFactor(c.get('viewer').id, given)
    if (result.state !== 'done') return failed(c, result, { form: 'second-factor', key })
    const list = recoveryCodeList(result.recoveryCodes, pages.account.path)
    return c.html(shown(c, 'Save your recovery codes', list))
  })
  app.post('/account/remove', async (c) => {
    const fields = await formFields(c)
    const given = { ...attempt(c, fields), code: fields.code ?? '' }
    const result = await people.removeSecondFactor(c.get('viewer').id, given)
    if (result.state !== 'done') return failed(c, result, { form: 'second-factor' })
    return c.redirect(pages.account.path, 303)
  })
  return app
}

/** The form that changes a person's own password. */
function passwordForm({
  error,
  token,
  name,
}: {
  error?: string | undefined
  token: string
  name: string
}): Html {
  const field = (label: string, name: string, autocomplete: string) =>
    html`<p><label>${label}<input type="password" name="${name}" required autocomplete="${autocomplete}"${describedByError(error)}></label></p>\n`
  return html`${errorAlert(error)}<form method="post" action="${pages.account.path}/password#password" class="small">${tokenField(token)}
<input name="name" value="${name}" autocomplete="username" hidden>
${field('Current password', 'password', 'current-password')}${field(`New password (${MIN_PASSWORD_LENGTH} characters or more)`, 'new', 'new-password')}${field('New password again', 'again', 'new-password')}<p><button class="main">Change password</button></p></form>`
}
