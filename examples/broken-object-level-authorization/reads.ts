/** Four ways to read one invoice. Only the last one enforces the rule. */
export const reads = {
  // The identifier alone.
  byId: `
    SELECT id, total FROM invoice WHERE id = :invoice`,

  // A tenant as well, but one that the client sends.
  tenantFromRequest: `
    SELECT i.id, i.total
    FROM invoice i JOIN project p ON p.id = i.project_id
    WHERE i.id = :invoice AND p.tenant_id = :requestTenant`,

  // The tenant of the session.
  tenantOfSession: `
    SELECT i.id, i.total
    FROM invoice i JOIN project p ON p.id = i.project_id
    WHERE i.id = :invoice AND p.tenant_id = :sessionTenant`,

  // The relation that grants access.
  membership: `
    SELECT i.id, i.total
    FROM invoice i JOIN membership m ON m.project_id = i.project_id
    WHERE i.id = :invoice AND m.user_id = :user`,
}

export type ReadName = keyof typeof reads
