import type { MiddlewareHandler } from 'hono'
import {
  type Inbox,
  inboxOfKinds,
  type LeadKind,
  type Leads,
  leadKindsOf,
  may,
  mayAny,
  type Permission,
  type Role,
  rolesWith,
} from '#leads/index.ts'
import type { Env as RequestEnv, SiteCookie } from '../http/index.ts'
import { formFields, formToken, isFormToken } from '../sign-in/index.ts'
import { messagePage, outOfDatePage, signInPage, type Viewer } from './layout.ts'
import { homeOf, pageAt, pages, signInFor, signInUrl } from './pages.ts'
import { parseTimeZone } from './time-zone.ts'

export interface Env extends RequestEnv {
  Variables: {
    session: string
    viewer: Viewer
    /** The inbox of the person who is signed in. */
    inbox: Inbox
    /** The kinds of leads in it. */
    kinds: readonly LeadKind[]
  }
}

const signedOut =
  'Your session ended before the change was saved. Sign in, and make the change again.'

/** What someone is told whose role lacks the permissions. */
export function forbidden(role: Role, permission: Permission | readonly Permission[]): string {
  const others = new Set([permission].flat().flatMap(rolesWith))
  return `Your role, ${role}, doesn’t include this page. Ask an administrator for another role (${[...others].join(', ')}), or sign in as someone else.`
}

/** Requires a session. Without one, the overview is the sign-in, and other pages lead to it. */
export function requireSession(
  { people, inbox }: Pick<Leads, 'people' | 'inbox'>,
  { cookie, hasStudio }: { cookie: SiteCookie; hasStudio: boolean },
): MiddlewareHandler<Env> {
  return async (c, next) => {
    const session = cookie.read(c)
    const person = session && (await people.personOfBrowser(session))
    if (!person) {
      if (c.req.method === 'POST') {
        const { note } = await formFields(c)
        return c.html(signInPage(signInFor(c.req.header('referer')), signedOut, note), 401)
      }
      const next = signInFor(c.req.url)
      return c.req.path === pages.overview.path
        ? c.html(signInPage(next))
        : c.redirect(signInUrl(next), 303)
    }
    const { id, name, role } = person
    const timeZone = parseTimeZone(person.timeZone)
    c.set('session', session)
    c.set('viewer', {
      id,
      name,
      role,
      token: formToken(session),
      timeZone,
      hasStudio: hasStudio && may(role, 'studio'),
    })
    if (may(role, 'leads')) {
      c.set('kinds', leadKindsOf[role])
      c.set('inbox', inboxOfKinds(inbox.of(name), leadKindsOf[role]))
    }
    return next()
  }
}

/** Rejects forms without the session's token (CSRF). */
export const requireFormToken: MiddlewareHandler<Env> = async (c, next) => {
  const { token = '', note } = await formFields(c)
  if (isFormToken(token, c.get('session'))) return next()
  return c.html(outOfDatePage(note, c.get('viewer')), 403)
}

/** Requires a role that may open the page. The overview leads to where other roles start. */
export const requirePermission: MiddlewareHandler<Env> = async (c, next) => {
  const viewer = c.get('viewer')
  const { permission } = pageAt(c.req.path)
  if (mayAny(viewer.role, permission)) return next()
  if (c.req.path === pages.overview.path) return c.redirect(homeOf(viewer.role).path, 303)
  const text = forbidden(viewer.role, permission)
  return c.html(messagePage('You can’t do that', text, viewer), 403)
}
