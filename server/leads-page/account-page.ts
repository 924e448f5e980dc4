import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { People } from '#leads/index.ts'
import { codeErrors, codeForm, enrollmentForm, recoveryCodeList } from './code-forms.ts'
import { type Html, page } from './layout.ts'
import type { Env } from './lead-actions.ts'

export const ACCOUNT_PATH = '/leads/account'

/** `/account`: people add and remove their own second factor. Those who call have checked session and token. */
export function accountPage(
  people: Pick<People, 'secondFactorOf' | 'addSecondFactor' | 'removeSecondFactor'>,
) {
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
    const form = { error, token: viewer.token }
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
    const { code, key } = await c.req.parseBody()
    return { code: String(code ?? ''), key: String(key ?? '') }
  }

  app.get('/account', async (c) => c.html(await account(c)))
  app.post('/account', async (c) => {
    const { code, key } = await given(c)
    const codes = await people.addSecondFactor(c.get('viewer').id, { code, key })
    if (!codes) return c.html(await account(c, codeErrors.wrong, key), 422)
    return c.html(shown(c, 'Save your recovery codes', recoveryCodeList(codes, ACCOUNT_PATH)))
  })
  app.post('/account/remove', async (c) => {
    const { code } = await given(c)
    const result = await people.removeSecondFactor(c.get('viewer').id, code)
    if (result.state === 'right') return c.redirect('/leads', 303)
    if (result.state === 'wrong') return c.html(await account(c, codeErrors.wrong), 422)
    c.header('retry-after', String(result.retryAfterSeconds))
    return c.html(await account(c, codeErrors.limited), 429)
  })
  return app
}
