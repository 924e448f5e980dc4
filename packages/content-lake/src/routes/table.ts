import type { Exchange } from '../http/exchange.ts'
import type { Route } from '../http/router.ts'
import type { Platform } from '../platform.ts'
import { absentServices } from './absent-services.ts'
import { answerFile, answerImage } from './assets.ts'
import { answerDocumentEvents } from './document-events.ts'
import { answerDocuments, answerExport } from './documents.ts'
import { answerPastDocuments, answerPastTransactions } from './history.ts'
import { answerKeyValues, answerPutKeyValues } from './key-values.ts'
import { answerListen } from './listen.ts'
import { answerLive } from './live.ts'
import { answerAddOrigin, answerOrigins, answerRemoveOrigin } from './origins.ts'
import {
  answerDatasetAccess,
  answerDatasets,
  answerGrants,
  answerProject,
  answerRoles,
} from './project.ts'
import { answerQuery } from './query.ts'
import {
  answerCorsCheck,
  answerCurrentUser,
  answerPing,
  answerSignInProviders,
  answerSignOut,
  answerUserId,
  answerUsers,
} from './session.ts'
import { answerFileUpload, answerImageUpload } from './uploads.ts'
import { answerActions, answerMutate } from './writes.ts'

type Answer = (platform: Platform, exchange: Exchange) => Promise<void> | void

/** Everything that the platform answers, and to whom. Paths as after the API version. */
export function routesOf(platform: Platform): Route[] {
  const route = (
    method: Route['method'],
    path: string,
    access: Route['access'],
    answer: Answer,
  ): Route => ({ method, path, access, handle: (exchange) => answer(platform, exchange) })
  return [
    route('GET', '/data/query/:dataset', 'public', answerQuery),
    route('POST', '/data/query/:dataset', 'public', answerQuery),
    route('GET', '/data/doc/:dataset/:ids', 'public', answerDocuments),
    route('GET', '/data/live/events/:dataset', 'public', answerLive),
    route('GET', '/images/:project/:dataset/:file', 'public', answerImage),
    route('GET', '/images/:project/:dataset/:file/:vanityName', 'public', answerImage),
    route('GET', '/files/:project/:dataset/:file', 'public', answerFile),
    route('GET', '/files/:project/:dataset/:file/:vanityName', 'public', answerFile),
    route('POST', '/data/mutate/:dataset', 'token', answerMutate),
    route('POST', '/data/actions/:dataset', 'token', answerActions),
    route('POST', '/assets/images/:dataset', 'token', answerImageUpload),
    route('POST', '/assets/files/:dataset', 'token', answerFileUpload),
    route('GET', '/data/listen/:dataset', 'token', answerListen),
    route('GET', '/data/export/:dataset', 'token', answerExport),
    route('GET', '/data/history/:dataset/documents/:ids', 'token', answerPastDocuments),
    route('GET', '/data/history/:dataset/transactions/:ids', 'token', answerPastTransactions),
    route('GET', '/data/history/:dataset/events/documents/:id', 'token', answerDocumentEvents),
    route('GET', '/users/me', 'token', answerCurrentUser),
    route('GET', '/users/me/keyvalue/:keys', 'token', answerKeyValues),
    route('PUT', '/users/me/keyvalue', 'token', answerPutKeyValues),
    route('GET', '/users/:ids', 'token', answerUsers),
    route('GET', '/auth/id', 'token', answerUserId),
    route('GET', '/auth/providers', 'public', answerSignInProviders),
    route('POST', '/auth/logout', 'public', answerSignOut),
    route('GET', '/projects/:project', 'token', answerProject),
    route('GET', '/projects/:project/datasets', 'token', answerDatasets),
    route('GET', '/projects/:project/datasets/:dataset/acl', 'token', answerDatasetAccess),
    route('GET', '/projects/:project/grants', 'token', answerGrants),
    route('GET', '/projects/:project/roles', 'token', answerRoles),
    route('GET', '/projects/:project/cors', 'token', answerOrigins),
    route('POST', '/projects/:project/cors', 'token', answerAddOrigin),
    route('DELETE', '/projects/:project/cors/:origin', 'token', answerRemoveOrigin),
    route('GET', '/ping', 'public', answerPing),
    route('GET', '/check/cors', 'public', answerCorsCheck),
    ...absentServices(),
  ]
}
