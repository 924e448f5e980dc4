import { Hono } from 'hono'
import { requireToken } from '../http/access-control.ts'
import type { Env } from '../http/env.ts'

/**
 * Stubs of the hosted platform's services that the editor requests on startup: nothing scheduled,
 * no announcements, no telemetry.
 */
const stubs = [
  ['GET', '/features', []],
  ['GET', '/projects/:project/user-applications', []],
  ['GET', '/projects/:project/new-content-release-allowed', { allowed: false }],
  ['GET', '/projects/:project/datasets/:dataset/settings/indexing', {}],
  ['GET', '/access/requests/me', []],
  ['GET', '/journey/announcements', []],
  // Advertising: trials, plan limits, paid features.
  ['GET', '/journey/:subject', null],
  ['GET', '/schedules/:project/:dataset', { schedules: [] }],
  ['GET', '/subscriptions/project/:project', null],
  ['GET', '/media-libraries', { data: [] }],
  ['GET', '/help', {}],
  ['GET', '/intake/telemetry-status', { status: 'denied' }],
  ['POST', '/intake/batch', {}],
  ['POST', '/descriptors/claim', {}],
  ['POST', '/descriptors/synchronize', { synchronization: { type: 'complete' } }],
  // Cross-dataset references: none.
  [
    'GET',
    '/data/references/:dataset/documents/:id/to',
    { references: [], totalCount: 0, offset: 0, limit: 0 },
  ],
] as const

export const stubRoutes = new Hono<Env>()
for (const [method, path, body] of stubs)
  stubRoutes.on(method, path, requireToken, (c) => c.json(body))
