import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { StudioSettings } from '#studio/src/settings.ts'
import { isGetOrHead, isLoopback } from '../http/index.ts'
import { studioPages } from './studio-pages.ts'

const signIn = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign in</title>
<h1>Open the link</h1>
<p>To sign in, open the link that <code>npm run studio</code> printed. It ends with <code>#token=…</code>.</p>
<p>The link stays the same after a restart. If it doesn’t work, it belongs to another <code>DATA_DIR</code>.</p>`

/** Serves the editor on this machine, as `npm run studio` does. */
export function serveStudio(settings: StudioSettings): RequestListener {
  const app = new Hono()
  app.use(async (c, next) => {
    // Prevents DNS rebinding: other host names must not get the settings.
    if (!isLoopback(new URL(c.req.url).hostname))
      return c.text('Open the editor on this machine.', 403)
    if (!isGetOrHead(c.req.method)) return c.body(null, 405, { allow: 'GET, HEAD' })
    return next()
  })
  app.get('/studio/sign-in', (c) => c.html(signIn))
  app.route('/', studioPages(settings))
  // The browser keeps the fragment, which has the token.
  app.get('*', (c) => {
    const { pathname, search } = new URL(c.req.url)
    return c.redirect(`/studio${pathname === '/' ? '' : pathname}${search}`)
  })
  return getRequestListener(app.fetch)
}
