import type { Accounts } from 'content-lake'
import type { Editors } from '#leads/index.ts'
import { roles } from './editor-roles.ts'

/** The editors as users of the embedded content platform. */
export function accountsOf(
  editors: Pick<Editors, 'editorOf' | 'redeem' | 'signOut' | 'names'>,
): Accounts {
  return {
    roles: Object.values(roles),
    async userOf(token) {
      const editor = await editors.editorOf(token)
      return editor && { id: editor.id, name: editor.name, role: roles[editor.role] }
    },
    redeem: editors.redeem,
    signOut: editors.signOut,
    users: async () =>
      (await editors.names()).map(({ id, name, role }) => ({
        id,
        name,
        role: role && roles[role],
      })),
  }
}
