import { mayAny, type Permission, type Role } from '#leads/index.ts'

/** A role with one of these may sign in here. */
export const signInPermissions = ['leads', 'newsletter'] as const satisfies Permission[]

interface Page {
  path: string
  /** In the navigation, which leaves out pages without one. */
  label?: string
  /** A role with one of these may open the page, and what is below it. */
  permission: Permission | readonly Permission[]
}

/** The pages of everyone who may see leads are below the first, which is why any other path needs that permission. */
export const pages = {
  overview: { path: '/leads', label: 'Overview', permission: 'leads' },
  list: { path: '/leads/list', label: 'All leads', permission: 'leads' },
  newsletter: { path: '/leads/newsletter', label: 'Newsletter', permission: 'newsletter' },
  people: { path: '/leads/people', label: 'People', permission: 'people' },
  activity: { path: '/leads/activity', label: 'Activity', permission: 'people' },
  account: { path: '/leads/account', permission: signInPermissions },
  signIn: { path: '/leads/sign-in', permission: signInPermissions },
  signOut: { path: '/leads/sign-out', permission: signInPermissions },
  fonts: { path: '/leads/fonts.css', permission: signInPermissions },
} as const satisfies Record<string, Page>

const all: readonly Page[] = Object.values(pages)
const longestFirst = all.toSorted((a, b) => b.path.length - a.path.length)

/** The page that a path is at or below. */
export function pageAt(path: string): Page {
  return longestFirst.find((page) => `${path}/`.startsWith(`${page.path}/`)) ?? pages.overview
}

/** The pages that a role may open, in the order of the navigation. */
export function pagesOf(role: Role): Page[] {
  return all.filter(({ permission }) => mayAny(role, permission))
}

/** Where a role starts. */
export function homeOf(role: Role): Page {
  return pagesOf(role)[0] ?? pages.account
}

/** The URL to get to after signing in: of a page, which may be any, or of the overview. */
export function signInFor(url = ''): string {
  const { pathname, search } = new URL(url, 'http://localhost')
  // Otherwise, a download would leave the sign-in on the screen.
  const isFile = /\.[^/.]*$|\/file$/.test(pathname)
  return pathname.startsWith(`${pages.overview.path}/`) && !isFile
    ? pathname + search
    : pages.overview.path
}

/** The URL of the sign-in, which its forms are posted to. */
export function signInUrl(next: string): string {
  const { overview, signIn } = pages
  return next === overview.path ? signIn.path : `${signIn.path}?next=${encodeURIComponent(next)}`
}
