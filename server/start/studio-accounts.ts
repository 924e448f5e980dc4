import { type Accounts, administrator, type Role as StudioRole } from 'content-lake'
import { may, type People, type Role, type RoleWith } from '#leads/index.ts'

const everything = ['create', 'update', 'delete'] as const

/** What a preview needs: the Studio writes its secrets as documents, and deletes expired ones. */
const previews = {
  filter: '_type == "sanity.previewUrlSecret"',
  permissions: everything,
}

/** What each role may write in the Studio. Everyone who is signed in there may read everything. */
const studioRoles: Readonly<Record<RoleWith<'studio'>, StudioRole>> = {
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

/** The people who may use the Studio, as users of the embedded content platform. */
export function accountsOf(
  people: Pick<People, 'personOf' | 'redeem' | 'signOut' | 'names'>,
): Accounts {
  return {
    roles: Object.values(studioRoles),
    async userOf(token) {
      const person = await people.personOf(token)
      const role = roleOf(person?.role)
      return person && role && { id: person.id, name: person.name, role }
    },
    redeem: people.redeem,
    signOut: people.signOut,
    users: async () =>
      (await people.names()).map(({ id, name, role }) => ({ id, name, role: roleOf(role) })),
  }
}

/** The platform's role; undefined for one that may not use the Studio. */
function roleOf(role: Role | undefined) {
  return role && may(role, 'studio') ? studioRoles[role] : undefined
}
