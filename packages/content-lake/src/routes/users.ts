import { Hono } from 'hono'
import { z } from 'zod'
import { requireToken } from '../http/access-control.ts'
import type { Env } from '../http/env.ts'
import { limitJson, readJson } from '../http/input.ts'
import { editor } from '../platform.ts'

const settingsScope = `user ${editor.id}`
const settingsBody = z.array(
  z.object({ key: z.string().min(1), value: z.unknown().transform((value) => value ?? null) }),
)

/** One user, the holder of the token, and its settings. */
export const userRoutes = new Hono<Env>()
  .get('/ping', (c) => c.json({}))
  .get('/check/cors', (c) => c.json({ result: { allowed: true, withCredentials: true } }))
  // The token is the only way to sign in.
  .get('/auth/providers', (c) =>
    c.json({ providers: [], thirdPartyLogin: false, sso: { saml: false } }),
  )
  .post('/auth/logout', (c) => c.json({ ok: true }))
  .get('/auth/id', requireToken, (c) => c.json({ id: editor.id }))
  .get('/users/me', requireToken, (c) => c.json(editor))
  // Missing keys are left out.
  .get('/users/me/keyvalue/:keys', requireToken, (c) => {
    const stored = c.var.platform.store.keyValues.all(settingsScope)
    const keys = c.req.param('keys').split(',')
    const found = keys.filter((key) => stored.has(key))
    return c.json(found.map((key) => ({ key, value: stored.get(key) })))
  })
  .put('/users/me/keyvalue', requireToken, limitJson, async (c) => {
    const pairs = await readJson(c, settingsBody)
    for (const { key, value } of pairs)
      c.var.platform.store.keyValues.set(settingsScope, key, value)
    return c.json(pairs)
  })
  // Unknown ids are left out.
  .get('/users/:ids', requireToken, (c) => {
    const known = c.req
      .param('ids')
      .split(',')
      .filter((id) => id === editor.id)
    const users = known.map((id) => ({
      id,
      displayName: editor.name,
      email: editor.email,
      imageUrl: null,
      isCurrentUser: true,
    }))
    return c.json(users.length === 1 ? users[0] : users)
  })
