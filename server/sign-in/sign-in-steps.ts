import type { Context } from 'hono'
import type { People, Permission, Role } from '#leads/index.ts'
import type { Env } from '../http/index.ts'
import { codeErrors, codeForm, enrollmentForm, recoveryCodeList } from './code-forms.ts'
import { formFields } from './form-fields.ts'
import type { Html } from './form-html.ts'
import type { sessionCookies } from './session.ts'
import { signInErrors, signInForm } from './sign-in-form.ts'

/** Shows a page of a sign-in. */
export type SignInStepPage = (title: string, content: Html, hasError?: boolean) => Html

interface SignInStepsParts {
  people: Pick<People, 'signIn' | 'confirmSignIn' | 'signOut'>
  cookies: ReturnType<typeof sessionCookies>
  permission: Permission | readonly Permission[]
  /** What someone is told whose role lacks the permission. */
  forbidden: (role: Role) => string
}

interface SignInPost {
  /** The URL that forms are posted to. */
  action: string
  /** The URL that a person gets to. */
  target: (signedIn: { signInId: string; role: Role }) => string
  /** Shows a page. */
  page: SignInStepPage
}

/**
 * Responds to the forms of a sign-in, first with name and password and then, if needed, with a code. Nobody has
 * a session before the last one.
 */
export function signInSteps({ people, cookies, permission, forbidden }: SignInStepsParts) {
  return async <E extends Env>(
    c: Context<E>,
    { action, target, page }: SignInPost,
  ): Promise<Response> => {
    const { name = '', password = '', code, key = '' } = await formFields(c)

    const limited = (seconds: number, content: Html) => {
      c.header('retry-after', String(seconds))
      return c.html(page('Sign in', content, true), 429)
    }
    const failed = (error: string) =>
      c.html(page('Sign in', signInForm(action, error, name), true), 403)
    const signedIn = async (browserToken: string, seconds: number) => {
      // A new session ends the browser's previous one (ASVS 5.0 V7.2.4).
      const former = cookies.session.read(c)
      if (former) await people.signOut(former)
      cookies.session.write(c, browserToken, seconds)
    }
    const askForCode = (person: { name: string; hasSecondFactor: boolean }, error?: string) => {
      const form = { action, error, button: 'Sign in' }
      const hasError = error !== undefined
      if (person.hasSecondFactor) return page('Enter a code', codeForm(form), hasError)
      const enrollment = enrollmentForm({ ...form, name: person.name, key })
      return page('Add a second factor', enrollment, hasError)
    }

    if (code !== undefined) {
      const codeToken = cookies.code.read(c) ?? ''
      const result = await people.confirmSignIn(codeToken, { code, key, permission })
      if (result.state === 'expired') return failed(codeErrors.expired)
      if (result.state === 'forbidden') return failed(forbidden(result.role))
      if (result.state === 'limited')
        return limited(
          result.retryAfterSeconds,
          codeForm({ action, error: codeErrors.limited, button: 'Sign in' }),
        )
      if (result.state === 'wrong') return c.html(askForCode(result.person, codeErrors.wrong), 403)
      await signedIn(result.browserToken, result.seconds)
      cookies.code.remove(c)
      const next = target(result)
      return result.recoveryCodes
        ? c.html(page('Save your recovery codes', recoveryCodeList(result.recoveryCodes, next)))
        : c.redirect(next, 303)
    }

    const device = cookies.device.read(c)
    const result = await people.signIn({
      name,
      password,
      permission,
      address: c.env.clientAddress,
      device,
    })
    if (result.state === 'limited')
      return limited(result.retryAfterSeconds, signInForm(action, signInErrors.limited, name))
    if (result.state === 'refused') return failed(signInErrors.refused)
    if (result.state === 'forbidden') return failed(forbidden(result.role))
    if (result.state === 'code-needed') {
      cookies.device.write(c, result.device, result.deviceSeconds)
      cookies.code.write(c, result.codeToken, result.seconds)
      return c.html(askForCode(result.person))
    }
    await signedIn(result.browserToken, result.seconds)
    cookies.device.write(c, result.device, result.deviceSeconds)
    return c.redirect(target(result), 303)
  }
}
