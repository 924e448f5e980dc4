import { type Context, Hono } from 'hono'
import { cachePolicies } from '#cache/index.ts'
import { may, type People, type Role, rolesWith } from '#leads/index.ts'
import { areSameOrigin, type Env } from '../http/index.ts'
import {
  continueForm,
  formFields,
  formToken,
  isFormToken,
  type sessionCookies,
  signInForm,
  signInSteps,
} from '../sign-in/index.ts'
import { signInPage } from './sign-in-page.ts'

export interface SignInOptions {
  people: Pick<People, 'signIn' | 'confirmSignIn' | 'signOut' | 'personOfBrowser' | 'newSignInId'>
  cookies: ReturnType<typeof sessionCookies>
  siteUrl: string
  /** The client folder of the build, which has the fonts. */
  clientFolder: string
}

const continuePath = '/studio/sign-in/continue'

const texts = {
  elsewhere: 'This sign-in is for another site. Open the editor again.',
  forbidden: (role: Role) =>
    `Your role, ${role}, doesn’t include the editor. Ask an administrator for another role (${rolesWith('studio').join(', ')}), or sign in as someone else.`,
  signedOut: 'You were signed out. Sign in again.',
}

/**
 * `/studio/sign-in`: the form that Sanity Studio redirects people to, with `origin`, the URL to return to.
 * They return with `#sid=…`, which the Studio exchanges for a token once. Someone who is signed in at `/leads`
 * only has to confirm it. `enforcePolicy` has already checked the origin of POST requests.
 */
export function signInRoutes(options: SignInOptions) {
  const { people, cookies, siteUrl } = options
  const page = signInPage(options.clientFolder)
  const { forbidden } = texts
  const signIn = signInSteps({ people, cookies, permission: 'studio', forbidden })
  const app = new Hono<Env>()

  app.use('/studio/sign-in/*', async (c, next) => {
    await next()
    c.header('cache-control', cachePolicies.noStore.cacheControl)
    c.header('x-robots-tag', 'noindex, nofollow')
    c.header('content-security-policy', page.policy)
    c.header('referrer-policy', 'same-origin')
  })
  app.get('/studio/sign-in', async (c) => {
    if (!targetOf(c, siteUrl)) return c.html(page.message(texts.elsewhere), 400)
    const session = cookies.session.read(c)
    const person = session && (await people.personOfBrowser(session))
    if (!person) return c.html(page.step('Sign in', signInForm(actionOf(c))))
    if (!may(person.role, 'studio'))
      return c.html(page.step('Sign in', signInForm(actionOf(c), forbidden(person.role)), true))
    const proceed = {
      action: actionOf(c, continuePath),
      name: person.name,
      token: formToken(session),
    }
    return c.html(page.step('Sign in', continueForm(proceed, signInForm(actionOf(c)))))
  })
  app.post(continuePath, async (c) => {
    const target = targetOf(c, siteUrl)
    if (!target) return c.html(page.message(texts.elsewhere), 400)
    const session = cookies.session.read(c) ?? ''
    const { token = '' } = await formFields(c)
    const signInId = isFormToken(token, session)
      ? await people.newSignInId(session, 'studio')
      : undefined
    if (signInId !== undefined) return c.redirect(`${target}#sid=${signInId}`, 303)
    return c.html(page.step('Sign in', signInForm(actionOf(c), texts.signedOut), true), 403)
  })
  app.post('/studio/sign-in', (c) => {
    const target = targetOf(c, siteUrl)
    if (!target) return c.html(page.message(texts.elsewhere), 400)
    return signIn(c, {
      action: actionOf(c),
      target: ({ signInId }) => `${target}#sid=${signInId}`,
      page: page.step,
    })
  })
  return app
}

/**
 * The URL to return to after the sign-in: a page of the Studio on this site. Any other URL would receive the
 * session.
 */
function targetOf(c: Context, siteUrl: string): string | undefined {
  const url = URL.parse(c.req.query('origin') ?? `${siteUrl}/studio`)
  const isStudio = url?.pathname === '/studio' || url?.pathname.startsWith('/studio/')
  if (!url || !isStudio || !areSameOrigin(url, new URL(siteUrl))) return undefined
  return url.origin + url.pathname + url.search
}

function actionOf(c: Context, path = '/studio/sign-in'): string {
  return path + new URL(c.req.url).search
}
