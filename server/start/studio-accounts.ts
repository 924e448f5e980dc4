import type { Accounts } from 'content-lake'
import { may, type People, type Role } from '#leads/index.ts'
import { studioRoles } from './studio-roles.ts'

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
