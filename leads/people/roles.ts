import { type LeadKind, leadKinds } from '../store/tables.ts'

/** The roles of people. */
export const roles = ['administrator', 'editor', 'recruiter', 'sales'] as const
export type Role = (typeof roles)[number]

/**
 * What a role may use: the Studio at `/studio`, leads at `/leads` (`leadKindsOf`), and there the newsletter and the
 * pages about people and what they did.
 */
export type Permission = 'studio' | 'leads' | 'newsletter' | 'people'

const permissions = {
  administrator: ['studio', 'leads', 'newsletter', 'people'],
  editor: ['studio', 'newsletter'],
  recruiter: ['studio', 'leads'],
  sales: ['leads', 'newsletter'],
} as const satisfies Record<Role, readonly Permission[]>

/** The kinds of leads that a role sees: recruiters see applications, and sales see the others. */
export const leadKindsOf: Record<RoleWith<'leads'>, readonly LeadKind[]> = {
  administrator: leadKinds,
  recruiter: ['application'],
  sales: leadKinds.filter((kind) => kind !== 'application'),
}

/** The roles that have a permission. */
export type RoleWith<P extends Permission> = {
  [R in Role]: P extends (typeof permissions)[R][number] ? R : never
}[Role]

/** Whether a role has a permission. */
export function may<P extends Permission>(role: Role, permission: P): role is RoleWith<P> {
  const granted: readonly Permission[] = permissions[role]
  return granted.includes(permission)
}

/** Whether a role has one of some permissions. */
export function mayAny(role: Role, permission: Permission | readonly Permission[]): boolean {
  return [permission].flat().some((one) => may(role, one))
}

/** The roles that have a permission. */
export function rolesWith(permission: Permission): Role[] {
  return roles.filter((role) => may(role, permission))
}
