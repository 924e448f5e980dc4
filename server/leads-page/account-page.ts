import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { People, SecondFactorChange } from '#leads/index.ts'
import type { SiteCookie } from '../http/index.ts'
import { codeErrors, codeForm, enrollmentForm, recoveryCodeList } from './code-forms.ts'
import { type Html, page } from './layout.ts'
import type { Env } from './lead-actions.ts'
import { signInErrors } from './sign-in-form.ts'

export const ACCOUNT_PATH = '/leads/account'

interface AccountPageParts {
  people: Pick<People, 'secondFactorOf' | 'addSecondFactor' | 'removeSecondFactor'>
  /** The cookie with the device token of a browser that signed in before. */
  device: SiteCookie
  /** The client's IP address, for the limits of passwords. */
  clientAddress: (c: Context<Env>) => string
}

const errors = {
  limited: signInErrors.limited,
  refused: 'The password is wrong.',
  wrong: codeErrors.wrong,
}

/**
 * `/account`: people add and remove their own second factor with their password. Those who call have checked session
 * and token.
 */
export function accountPage({ people, device, clientAddress }: AccountPageParts) {
  const app = new Hono<Env>()
  const shown = (c: Context<Env>, title: string, content: Html) =>
    page({
      title,
      content: html`<h1>${title.replace('Error: ', '')}</h1>\n${content}`,
      viewer: c.get('viewer'),
    })
  const account = async (c: Context<Env>, error?: string, key?: string) => {
    const viewer = c.get('viewer')
    const factor = await people.secondFactorOf(viewer.id)
    const form = { error, token: viewer.token, asksForPassword: true }
    const title = error ? 'Error: Second factor' : 'Second factor'
    if (factor)
      return shown(
        c,
        title,
        html`<p>You sign in with your password and a code of your authenticator app. Recovery codes left: ${factor.recoveryCodes}.</p>
<p>To use another device or get new recovery codes, remove the second factor, sign in, and add it again. Removing it ends all your sessions.</p>
${codeForm({ ...form, action: `${ACCOUNT_PATH}/remove`, button: 'Remove' })}`,
      )
    const parts = { ...form, action: ACCOUNT_PATH, button: 'Add', name: viewer.name }
    return shown(c, title, enrollmentForm(key === undefined ? parts : { ...parts, key }))
  }
  const given = async (c: Context<Env>) => {
    const { password, code, key } = await c.req.parseBody()
    return {
      password: String(password ?? ''),
      code: String(code ?? ''),
      key: String(key ?? ''),
      address: clientAddress(c),
      device: device.read(c),
    }
  }
  const failed = async (
    c: Context<Env>,
    result: Exclude<SecondFactorChange, { state: 'done' }>,
    key?: string,
  ) => {
    if (result.state === 'limited') c.header('retry-after', String(result.retryAfterSeconds))
    const status = result.state === 'limited' ? 429 : 422
    return c.html(await account(c, errors[result.state], key), status)
  }

  app.get('/account', async (c) => c.html(await account(c)))
  app.post('/account', async (c) => {
    const proof = await given(c)
    const result = await people.addSecondFactor(c.get('viewer').id, proof)
    if (result.state !== 'done') return failed(c, result, proof.key)
    const list = recoveryCodeList(result.recoveryCodes, ACCOUNT_PATH)
    return c.html(shown(c, 'Save your recovery codes', list))
  })
  app.post('/account/remove', async (c) => {
    const result = await people.removeSecondFactor(c.get('viewer').id, await given(c))
    return result.state === 'done' ? c.redirect(ACCOUNT_PATH, 303) : failed(c, result)
  })
  return app
}
