import { administrator, type Role } from 'content-lake'
import type { EditorRole } from '#leads/index.ts'

const everything = ['create', 'update', 'delete'] as const

/** What a preview needs: the Studio writes its secrets as documents, and deletes expired ones. */
const previews = {
  filter: '_type == "sanity.previewUrlSecret"',
  permissions: everything,
}

/** What each role may write. Everyone who is signed in may read everything. */
export const roles: Readonly<Record<EditorRole, Role>> = {
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
