import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { noStoreHeader } from '#cache/index.ts'
import {
  consentCookie,
  consentMonths,
  type OptionalCategory,
  optionalCategories,
} from '#copy/consent.ts'
import { problem } from '../../http/index.ts'
import { isJson, readJsonObject } from '../read-json.ts'
import type { OptionalService } from './services.ts'

interface Options {
  siteUrl: string
  services: readonly OptionalService[]
}

/** At least a twelfth of any year. Browsers keep a cookie for up to 400 days. */
const DAYS_PER_MONTH = 30.5
const COOKIE_MAX_AGE_SECONDS = 60 * 60 * 24 * DAYS_PER_MONTH * consentMonths
const personal = { ...noStoreHeader, vary: 'Cookie, Sec-GPC' }

/**
 * `/api/consent`: a visitor's choice of optional categories. GET returns it with the scripts that it allows,
 * and POST changes it. With `Sec-GPC: 1`, all categories are rejected, regardless of the cookie. Without
 * optional services: 404.
 */
export function consentEndpoint({ siteUrl, services }: Options) {
  const offered = optionalCategories.filter((one) => services.some((s) => s.category === one))
  const stateOf = (chosen: readonly OptionalCategory[] | undefined, gpc: boolean) => {
    const granted = gpc ? [] : (chosen ?? []).filter((one) => offered.includes(one))
    const scripts = services
      .filter(({ category }) => granted.includes(category))
      .map(({ script }) => script)
    return { chosen: chosen !== undefined, signal: gpc, granted, scripts }
  }
  const app = new Hono()
  if (services.length === 0) {
    return app.all('/consent', () =>
      problem({ status: 404, detail: 'There are no optional services.' }),
    )
  }
  const isGpcSent = (c: Context) => c.req.header('sec-gpc')?.trim() === '1'
  app.get('/consent', (c) => c.json(stateOf(readChoice(c), isGpcSent(c)), 200, personal))
  app.post('/consent', async (c) => {
    const gpc = isGpcSent(c)
    const isCall = isJson(c.req.header('content-type'))
    const posted = await (isCall ? readJsonObject(c.req.raw) : readForm(c))
    if (!posted) return problem({ status: 400, detail: 'Send categories as JSON or as a form.' })
    const wanted = Array.isArray(posted.categories) ? posted.categories : []
    const chosen = gpc ? [] : offered.filter((one) => wanted.includes(one))
    setCookie(c, consentCookie, chosen.join('.') || 'none', {
      path: '/',
      maxAge: COOKIE_MAX_AGE_SECONDS,
      sameSite: 'Lax',
      secure: siteUrl.startsWith('https:'),
    })
    for (const { category, stores } of services) {
      if (chosen.includes(category)) continue
      for (const { name } of stores) if (isCookieName.test(name)) deleteCookie(c, name)
    }
    return isCall
      ? c.json(stateOf(chosen, gpc), 200, personal)
      : c.body(null, 303, { ...personal, location: '/cookies#choice' })
  })
  return app
}

const isCookieName = /^[\w!#$%&'*.^`|~+-]+$/

function readChoice(c: Context): OptionalCategory[] | undefined {
  const value = getCookie(c, consentCookie)
  if (value === undefined) return undefined
  const names = value.split('.')
  return optionalCategories.filter((one) => names.includes(one))
}

async function readForm(c: Context): Promise<{ categories: unknown } | undefined> {
  const form = await c.req.raw.formData().catch(() => undefined)
  return form && { categories: form.getAll('categories') }
}
