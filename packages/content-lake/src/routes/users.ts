import { Hono } from 'hono'
import { z } from 'zod'
import { requireToken, userOf } from '../http/access-control.ts'
import type { Env } from '../http/env.ts'
import { limitJson, readJson, readSearch } from '../http/input.ts'
import { describeRole, type User } from '../users/user.ts'

const settingsBody = z.array(
  z.object({ key: z.string().min(1), value: z.unknown().transform((value) => value ?? null) }),
)
const fetchSearch = z.object({ sid: z.string('is missing').max(200) })

/** Who is signed in, the names of all users, and what each user keeps as settings. */
export const userRoutes = new Hono<Env>()
  .get('/ping', (c) => c.json({}))
  .get('/check/cors', (c) => c.json({ result: { allowed: true, withCredentials: true } }))
  // How to sign in is part of the editor's configuration.
  .get('/auth/providers', (c) =>
    c.json({ providers: [], thirdPartyLogin: false, sso: { saml: false } }),
  )
  // The token of a sign-in, once.
  .get('/auth/fetch', async (c) =>
    c.json({ token: await c.var.platform.users.redeem(readSearch(c, fetchSearch).sid) }),
  )
  .post('/auth/logout', async (c) => {
    await c.var.platform.users.signOut(c.req.header('authorization') ?? '')
    return c.json({ ok: true })
  })
  .get('/auth/id', (c) => c.json({ id: userOf(c).id }))
  .get('/users/me', (c) => c.json(profileOf(userOf(c))))
  // Missing keys are left out.
  .get('/users/me/keyvalue/:keys', (c) => {
    const { keyValues } = c.var.platform.store
    return c.json(keyValues.find(settingsScope(userOf(c)), c.req.param('keys').split(',')))
  })
  .put('/users/me/keyvalue', requireToken, limitJson, async (c) => {
    const pairs = await readJson(c, settingsBody)
    c.var.platform.store.keyValues.set(settingsScope(userOf(c)), pairs)
    return c.json(pairs)
  })
  // Unknown IDs are left out.
  .get('/users/:ids', async (c) => {
    const me = userOf(c)
    const known = await c.var.platform.users.known()
    const ids = new Set(c.req.param('ids').split(','))
    const users = known
      .filter(({ id }) => ids.has(id))
      .map(({ id, name }) => ({
        id,
        displayName: name,
        email: '',
        imageUrl: null,
        isCurrentUser: id === me.id,
      }))
    return c.json(users.length === 1 ? users[0] : users)
  })

const settingsScope = ({ id }: User) => `user ${id}`

function profileOf({ id, name, role }: User) {
  return {
    id,
    name,
    email: '',
    profileImage: null,
    role: role.name,
    provider: 'local',
    roles: [describeRole(role)],
  }
}
