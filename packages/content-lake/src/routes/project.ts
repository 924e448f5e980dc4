import type { RequestContext } from '../http/request-context.ts'
import { sendJson } from '../http/response.ts'
import { editor, type Platform } from '../platform.ts'

const everything = '_id in path("**")'
const allowed = ['read', 'create', 'update', 'delete', 'manage', 'history', 'editHistory']

/** `GET /projects/:project`: the only project. */
export function handleProject({ projectId }: Platform, { response }: RequestContext): void {
  sendJson(response, 200, {
    id: projectId,
    displayName: 'Embedded content platform',
    studioHost: null,
    organizationId: null,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    metadata: {},
    features: [],
    members: [{ id: editor.id, isCurrentUser: true, isRobot: false, roles: editor.roles }],
  })
}

/** `GET /projects/:project/datasets`: the only dataset; no companion datasets, as for comments. */
export function handleDatasets({ dataset }: Platform, { response, search }: RequestContext): void {
  const own = { name: dataset, aclMode: 'public', datasetProfile: 'content', addonFor: null }
  sendJson(response, 200, search.has('datasetProfile') ? [] : [own])
}

/** `GET /projects/:project/datasets/:dataset/acl`: full access with the token. */
export function handleDatasetAccess(_platform: Platform, { response }: RequestContext): void {
  sendJson(response, 200, [{ filter: everything, permissions: allowed }])
}

/** `GET /projects/:project/grants`: the same for the project. */
export function handleGrants(_platform: Platform, { response }: RequestContext): void {
  const read = { name: 'read', params: {} }
  const all = [read, ...['create', 'update', 'delete'].map((name) => ({ name, params: {} }))]
  sendJson(response, 200, {
    'sanity.project': [{ id: 'project', name: 'sanity.project', title: '', grants: [read] }],
    'sanity.project.datasets': [{ id: 'datasets', grants: [read] }],
    'sanity.document.filter': [{ id: 'all', config: { filter: everything }, grants: all }],
  })
}

/** `GET /projects/:project/roles`: the only role. */
export function handleRoles(_platform: Platform, { response }: RequestContext): void {
  sendJson(response, 200, editor.roles)
}
