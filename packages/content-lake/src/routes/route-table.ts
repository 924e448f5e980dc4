import type { RequestContext } from '../http/request-context.ts'
import type { Route } from '../http/router.ts'
import type { Platform } from '../platform.ts'
import { handleFile, handleImage } from './assets.ts'
import { handleDocumentEvents } from './document-events.ts'
import { handleDocuments, handleExport } from './documents.ts'
import { handlePastDocuments, handlePastTransactions } from './history.ts'
import { handleKeyValues, handlePutKeyValues } from './key-values.ts'
import { handleListen } from './listen.ts'
import { handleLive } from './live.ts'
import { handleAddOrigin, handleOrigins, handleRemoveOrigin } from './origins.ts'
import {
  handleDatasetAccess,
  handleDatasets,
  handleGrants,
  handleProject,
  handleRoles,
} from './project.ts'
import { handleQuery } from './query.ts'
import {
  handleCorsCheck,
  handleCurrentUser,
  handlePing,
  handleSignInProviders,
  handleSignOut,
  handleUserId,
  handleUsers,
} from './session.ts'
import { stubServices } from './stub-services.ts'
import { handleFileUpload, handleImageUpload } from './uploads.ts'
import { handleActions, handleMutate } from './writes.ts'

type Answer = (platform: Platform, context: RequestContext) => Promise<void> | void

/** All routes and who may call them. Paths are without the API version. */
export function routesOf(platform: Platform): Route[] {
  const route = (
    method: Route['method'],
    path: string,
    access: Route['access'],
    answer: Answer,
  ): Route => ({ method, path, access, handle: (context) => answer(platform, context) })
  return [
    route('GET', '/data/query/:dataset', 'public', handleQuery),
    route('POST', '/data/query/:dataset', 'public', handleQuery),
    route('GET', '/data/doc/:dataset/:ids', 'public', handleDocuments),
    route('GET', '/data/live/events/:dataset', 'public', handleLive),
    route('GET', '/images/:project/:dataset/:file', 'public', handleImage),
    route('GET', '/images/:project/:dataset/:file/:vanityName', 'public', handleImage),
    route('GET', '/files/:project/:dataset/:file', 'public', handleFile),
    route('GET', '/files/:project/:dataset/:file/:vanityName', 'public', handleFile),
    route('POST', '/data/mutate/:dataset', 'token', handleMutate),
    route('POST', '/data/actions/:dataset', 'token', handleActions),
    route('POST', '/assets/images/:dataset', 'token', handleImageUpload),
    route('POST', '/assets/files/:dataset', 'token', handleFileUpload),
    route('GET', '/data/listen/:dataset', 'token', handleListen),
    route('GET', '/data/export/:dataset', 'token', handleExport),
    route('GET', '/data/history/:dataset/documents/:ids', 'token', handlePastDocuments),
    route('GET', '/data/history/:dataset/transactions/:ids', 'token', handlePastTransactions),
    route('GET', '/data/history/:dataset/events/documents/:id', 'token', handleDocumentEvents),
    route('GET', '/users/me', 'token', handleCurrentUser),
    route('GET', '/users/me/keyvalue/:keys', 'token', handleKeyValues),
    route('PUT', '/users/me/keyvalue', 'token', handlePutKeyValues),
    route('GET', '/users/:ids', 'token', handleUsers),
    route('GET', '/auth/id', 'token', handleUserId),
    route('GET', '/auth/providers', 'public', handleSignInProviders),
    route('POST', '/auth/logout', 'public', handleSignOut),
    route('GET', '/projects/:project', 'token', handleProject),
    route('GET', '/projects/:project/datasets', 'token', handleDatasets),
    route('GET', '/projects/:project/datasets/:dataset/acl', 'token', handleDatasetAccess),
    route('GET', '/projects/:project/grants', 'token', handleGrants),
    route('GET', '/projects/:project/roles', 'token', handleRoles),
    route('GET', '/projects/:project/cors', 'token', handleOrigins),
    route('POST', '/projects/:project/cors', 'token', handleAddOrigin),
    route('DELETE', '/projects/:project/cors/:origin', 'token', handleRemoveOrigin),
    route('GET', '/ping', 'public', handlePing),
    route('GET', '/check/cors', 'public', handleCorsCheck),
    ...stubServices(),
  ]
}
