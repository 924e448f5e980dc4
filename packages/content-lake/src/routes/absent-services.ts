import { sendJson } from '../http/answer.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Route } from '../http/router.ts'

/**
 * Services of the hosted platform that the editor asks for at its start and that do not exist here.
 * Each answers what says so: nothing scheduled, nothing announced, nobody counted.
 */
const answers: readonly (readonly [Route['method'], string, unknown])[] = [
  ['GET', '/features', []],
  ['GET', '/projects/:project/user-applications', []],
  ['GET', '/projects/:project/new-content-release-allowed', { allowed: false }],
  ['GET', '/projects/:project/datasets/:dataset/settings/indexing', {}],
  ['GET', '/journey/announcements', []],
  // What it advertises: trials, limits of a plan, features to buy.
  ['GET', '/journey/:subject', null],
  ['GET', '/schedules/:project/:dataset', { schedules: [] }],
  ['GET', '/subscriptions/project/:project', null],
  ['GET', '/media-libraries', { data: [] }],
  ['GET', '/help', {}],
  ['GET', '/intake/telemetry-status', { status: 'denied' }],
  ['POST', '/intake/batch', {}],
  ['POST', '/descriptors/claim', {}],
  ['POST', '/descriptors/synchronize', { synchronization: { type: 'complete' } }],
  // References from other datasets, of which there are none.
  [
    'GET',
    '/data/references/:dataset/documents/:id/to',
    { references: [], totalCount: 0, offset: 0, limit: 0 },
  ],
]

/** The routes of services that are not here; all need the token. */
export function absentServices(): Route[] {
  return answers.map(([method, path, body]) => ({
    method,
    path,
    access: 'token',
    handle: ({ request, response }: Exchange) => {
      request.resume()
      sendJson(response, 200, body)
    },
  }))
}
