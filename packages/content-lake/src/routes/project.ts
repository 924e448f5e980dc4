import { Hono } from 'hono'
import { z } from 'zod'
import { requireToken } from '../http/access-control.ts'
import type { Env } from '../http/env.ts'
import { limitJson, readJson } from '../http/input.ts'
import { editor } from '../platform.ts'

const everything = '_id in path("**")'
const allowed = ['read', 'create', 'update', 'delete', 'manage', 'history', 'editHistory']
const originBody = z.object({ origin: z.string() })

/** One project with one dataset, in which the token's user may do everything. */
export const projectRoutes = new Hono<Env>()
  .get('/projects/:project', requireToken, (c) =>
    c.json({
      id: c.var.platform.projectId,
      displayName: 'Embedded content platform',
      studioHost: null,
      organizationId: null,
      isBlocked: false,
      isDisabled: false,
      isDisabledByUser: false,
      metadata: {},
      features: [],
      members: [{ id: editor.id, isCurrentUser: true, isRobot: false, roles: editor.roles }],
    }),
  )
  // No companion datasets, as for comments.
  .get('/projects/:project/datasets', requireToken, (c) => {
    const name = c.var.platform.dataset
    const own = { name, aclMode: 'public', datasetProfile: 'content', addonFor: null }
    return c.json(c.req.query('datasetProfile') === undefined ? [own] : [])
  })
  .get('/projects/:project/datasets/:dataset/acl', requireToken, (c) =>
    c.json([{ filter: everything, permissions: allowed }]),
  )
  .get('/projects/:project/grants', requireToken, (c) => {
    const read = { name: 'read', params: {} }
    const all = [read, ...['create', 'update', 'delete'].map((name) => ({ name, params: {} }))]
    return c.json({
      'sanity.project': [{ id: 'project', name: 'sanity.project', title: '', grants: [read] }],
      'sanity.project.datasets': [{ id: 'datasets', grants: [read] }],
      'sanity.document.filter': [{ id: 'all', config: { filter: everything }, grants: all }],
    })
  })
  .get('/projects/:project/roles', requireToken, (c) => c.json(editor.roles))
  // The web origins that may call.
  .get('/projects/:project/cors', requireToken, (c) =>
    c.json(c.var.platform.origins.list.map(described)),
  )
  .post('/projects/:project/cors', requireToken, limitJson, async (c) => {
    const { origin } = await readJson(c, originBody)
    c.var.platform.origins.add(origin)
    return c.json(described(origin))
  })
  .delete('/projects/:project/cors/:origin', requireToken, (c) => {
    const origin = c.req.param('origin')
    c.var.platform.origins.remove(origin)
    return c.json({ id: origin, deleted: true })
  })

const described = (origin: string) => ({ id: origin, origin, allowCredentials: true })
