import { Hono } from 'hono'
import { z } from 'zod'
import { requireOwnToken, requireToken, userOf } from '../http/access-control.ts'
import type { Env } from '../http/env.ts'
import { limitJson, readJson } from '../http/input.ts'
import { describeRole, everyDocument } from '../users/user.ts'

const originBody = z.object({ origin: z.string() })
const readEverything = { filter: everyDocument, permissions: ['read', 'history'] }

/** One project with one dataset, and what the user's role may do in it. */
export const projectRoutes = new Hono<Env>()
  .get('/projects/:project', async (c) => {
    const me = userOf(c)
    const users = await c.var.platform.users.known()
    return c.json({
      id: c.var.platform.projectId,
      displayName: 'Embedded content platform',
      studioHost: null,
      organizationId: null,
      isBlocked: false,
      isDisabled: false,
      isDisabledByUser: false,
      metadata: {},
      features: [],
      members: users.flatMap(({ id, role }) =>
        role
          ? [{ id, isCurrentUser: id === me.id, isRobot: false, roles: [describeRole(role)] }]
          : [],
      ),
    })
  })
  // No companion datasets, as for comments.
  .get('/projects/:project/datasets', requireToken, (c) => {
    const name = c.var.platform.dataset
    const own = { name, aclMode: 'public', datasetProfile: 'content', addonFor: null }
    return c.json(c.req.query('datasetProfile') === undefined ? [own] : [])
  })
  .get('/projects/:project/datasets/:dataset/acl', (c) =>
    c.json([readEverything, ...userOf(c).role.grants]),
  )
  .get('/projects/:project/grants', (c) => {
    const named = (names: readonly string[]) => names.map((name) => ({ name, params: {} }))
    const ofDocuments = [readEverything, ...userOf(c).role.grants]
    return c.json({
      'sanity.project': [
        { id: 'project', name: 'sanity.project', title: '', grants: named(['read']) },
      ],
      'sanity.project.datasets': [{ id: 'datasets', grants: named(['read']) }],
      'sanity.document.filter': ofDocuments.map(({ filter, permissions }, index) => ({
        id: `grant-${index}`,
        config: { filter },
        grants: named(permissions),
      })),
    })
  })
  .get('/projects/:project/roles', requireToken, (c) =>
    c.json(c.var.platform.users.roles.map(describeRole)),
  )
  // The web origins that may call.
  .get('/projects/:project/cors', requireOwnToken, (c) =>
    c.json(c.var.platform.origins.list.map(corsOrigin)),
  )
  .post('/projects/:project/cors', requireOwnToken, limitJson, async (c) => {
    const { origin } = await readJson(c, originBody)
    c.var.platform.origins.add(origin)
    return c.json(corsOrigin(origin))
  })
  .delete('/projects/:project/cors/:origin', requireOwnToken, (c) => {
    const origin = c.req.param('origin')
    c.var.platform.origins.remove(origin)
    return c.json({ id: origin, deleted: true })
  })

const corsOrigin = (origin: string) => ({ id: origin, origin, allowCredentials: true })
