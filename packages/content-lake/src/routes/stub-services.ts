import type { RequestContext } from '../http/request-context.ts'
import { sendJson } from '../http/response.ts'
import type { Route } from '../http/router.ts'

/**
 * Stubs of the hosted platform's services that the editor requests on startup: nothing scheduled,
 * no announcements, no telemetry.
 */
const answers: readonly (readonly [Route['method'], string, unknown])[] = [
  ['GET', '/features', []],
  ['GET', '/projects/:project/user-applications', []],
  ['GET', '/projects/:project/new-content-release-allowed', { allowed: false }],
  ['GET', '/projects/:project/datasets/:dataset/settings/indexing', {}],
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
]

/** The stub routes; all need the token. */
export function stubServices(): Route[] {
  return answers.map(([method, path, body]) => ({
    method,
    path,
    access: 'token',
    handle: ({ request, response }: RequestContext) => {
      request.resume()
      sendJson(response, 200, body)
    },
  }))
}
