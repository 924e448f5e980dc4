import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { LeadKind, LeadStatus, Tables } from '../store/tables.ts'

/** Which leads an owner wants to see; everything that is given must hold. */
export interface LeadFilter {
  kind?: LeadKind | undefined
  status?: LeadStatus | undefined
  /** Received at this time or later. */
  since?: Date | undefined
  /** Stands in a field, in the note or in the id; case does not matter in A to Z. */
  text?: string | undefined
}

type Where = ExpressionBuilder<Tables, 'leads'>

/** The filter as a condition on `leads`. */
export function matches(eb: Where, { kind, status, since, text }: LeadFilter): Expression<SqlBool> {
  return eb.and([
    ...(kind ? [eb('kind', '=', kind)] : []),
    ...(status ? [eb('status', '=', status)] : []),
    ...(since ? [eb('received_at', '>=', since.getTime())] : []),
    ...(text ? [containsText(eb, text)] : []),
  ])
}

function containsText(eb: Where, text: string): Expression<SqlBool> {
  // Fields are kept as JSON, so what is looked for is written as it stands there.
  const inJson = JSON.stringify(text).slice(1, -1)
  return eb.or([
    contains(sql.ref('fields'), inJson),
    contains(sql`coalesce(note, '')`, text),
    contains(sql.ref('id'), text),
  ])
}

/** Leads whose mail address is this one. A quote inside a value is escaped, so only the field fits. */
export function hasAddress(address: string): Expression<SqlBool> {
  return contains(sql.ref('fields'), `"email":${JSON.stringify(address)}`)
}

/** Leads that name an address anywhere in their fields. */
export function mentions(address: string): Expression<SqlBool> {
  return contains(sql.ref('fields'), JSON.stringify(address).slice(1, -1))
}

function contains(value: Expression<unknown>, text: string): Expression<SqlBool> {
  const pattern = `%${escapeLike(text.toLowerCase())}%`
  return sql<SqlBool>`lower(${value}) like ${pattern} escape '~'`
}

function escapeLike(text: string): string {
  return text.replace(/[~%_]/g, '~$&')
}
