import { administrator, type Role } from 'content-lake'
import type { RoleWith } from '#leads/index.ts'

const everything = ['create', 'update', 'delete'] as const

/** What a preview needs: the Studio writes its secrets as documents, and deletes expired ones. */
const previews = {
  filter: '_type == "sanity.previewUrlSecret"',
  permissions: everything,
}

/** What each role may write in the Studio. Everyone who is signed in there may read everything. */
export const studioRoles: Readonly<Record<RoleWith<'studio'>, Role>> = {
  administrator,
  editor: {
    name: 'editor',
    title: 'Editor',
    description: 'May write all content, but not delete files',
    grants: [
      {
        filter: '!string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")',
        permissions: everything,
      },
      {
        filter: '_type in ["sanity.imageAsset", "sanity.fileAsset"]',
        permissions: ['create', 'update'],
      },
      previews,
    ],
  },
  recruiter: {
    name: 'recruiter',
    title: 'Recruiter',
    description: 'May write positions',
    grants: [{ filter: '_type == "job"', permissions: everything }, previews],
  },
}
