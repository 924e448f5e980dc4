import { sendJson } from '../http/answer.ts'
import type { Exchange } from '../http/exchange.ts'
import { editor, type Platform } from '../platform.ts'

const everything = '_id in path("**")'
const allowed = ['read', 'create', 'update', 'delete', 'manage', 'history', 'editHistory']

/** `GET /projects/:project`: the one project of this platform. */
export function answerProject({ projectId }: Platform, { response }: Exchange): void {
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

/** `GET /projects/:project/datasets`: its one dataset. None is a companion, as for comments. */
export function answerDatasets({ dataset }: Platform, { response, search }: Exchange): void {
  const own = { name: dataset, aclMode: 'public', datasetProfile: 'content', addonFor: null }
  sendJson(response, 200, search.has('datasetProfile') ? [] : [own])
}

/** `GET /projects/:project/datasets/:dataset/acl`: whoever has the token may do everything. */
export function answerDatasetAccess(_platform: Platform, { response }: Exchange): void {
  sendJson(response, 200, [{ filter: everything, permissions: allowed }])
}

/** `GET /projects/:project/grants`: the same for the project. */
export function answerGrants(_platform: Platform, { response }: Exchange): void {
  const read = { name: 'read', params: {} }
  const all = [read, ...['create', 'update', 'delete'].map((name) => ({ name, params: {} }))]
  sendJson(response, 200, {
    'sanity.project': [{ id: 'project', name: 'sanity.project', title: '', grants: [read] }],
    'sanity.project.datasets': [{ id: 'datasets', grants: [read] }],
    'sanity.document.filter': [{ id: 'all', config: { filter: everything }, grants: all }],
  })
}

/** `GET /projects/:project/roles`: the one role there is. */
export function answerRoles(_platform: Platform, { response }: Exchange): void {
  sendJson(response, 200, editor.roles)
}
