import { findings } from './findings.ts'

/** People with an account at the invented storefront. */
export const accounts = {
  ana: { name: 'Ana', isAdmin: false },
  ben: { name: 'Ben', isAdmin: false },
  kim: { name: 'Kim', isAdmin: true },
} as const

export type AccountId = keyof typeof accounts

/** The customer of each order. */
export const orders: Readonly<Record<string, AccountId>> = { 1042: 'ben', 1041: 'ana' }

export type RequestKind = 'refund' | 'export'

/** A request to a route that has a finding. */
export interface StorefrontRequest {
  kind: RequestKind
  /** The ID in the path. */
  id: string
  /** Whose session it has. */
  as: AccountId
  /** Whether the code has the fix of the finding. */
  isFixed: boolean
}

interface KindDefinition {
  finding: { readonly route: string; readonly line: number; readonly cwe: string }
  /** The query parameter of the ID. */
  parameter: string
  ids: readonly [string, ...string[]]
  accounts: readonly [AccountId, ...AccountId[]]
  /** The status of a response. A test compares it with what the code in sources.ts responds. */
  status: { accepted: number; refused: number }
  /** Whether the account may do what it requests. */
  isAllowed: (request: Pick<StorefrontRequest, 'id' | 'as'>) => boolean
}

export const requestKinds: Readonly<Record<RequestKind, KindDefinition>> = {
  refund: {
    finding: findings.ownership,
    parameter: 'order',
    ids: ['1042', '1041'],
    accounts: ['ana', 'ben'],
    status: { accepted: 202, refused: 404 },
    isAllowed: ({ id, as }) => orders[id] === as,
  },
  export: {
    finding: findings.exports,
    parameter: 'export',
    ids: ['2026-11'],
    accounts: ['ana', 'kim'],
    status: { accepted: 200, refused: 403 },
    isAllowed: ({ as }) => accounts[as].isAdmin,
  },
}

export const requestKindIds = ['refund', 'export'] as const satisfies RequestKind[]

const fix = 'applied'

/** The query parameters of all requests. */
export const requestParameters: readonly string[] = [
  ...Object.values(requestKinds).map(({ parameter }) => parameter),
  'as',
  'fix',
]

interface Parameters {
  get(name: string): unknown
}

/** The kind of the request that query parameters or a form describe, also without an account. */
export function requestKindOf(parameters: Parameters): RequestKind {
  return describedKindOf(parameters) ?? 'refund'
}

/** The kind of the request that a query describes; undefined if it describes none. */
export function describedKindOf(parameters: Parameters): RequestKind | undefined {
  return requestKindIds.find((kind) => idOf(kind, parameters) !== undefined)
}

/**
 * The request that query parameters or a form describe.
 * @returns undefined without a known ID and an account that can send it
 */
export function requestOf(parameters: Parameters): StorefrontRequest | undefined {
  const kind = requestKindOf(parameters)
  const id = idOf(kind, parameters)
  const as = requestKinds[kind].accounts.find((value) => value === parameters.get('as'))
  return id && as ? { kind, id, as, isFixed: parameters.get('fix') === fix } : undefined
}

function idOf(kind: RequestKind, parameters: Parameters): string | undefined {
  const { parameter, ids } = requestKinds[kind]
  return ids.find((value) => value === parameters.get(parameter))
}

/** The first request of a kind: as somebody who may not do it. */
export function firstRequest(kind: RequestKind): StorefrontRequest {
  const { ids, accounts } = requestKinds[kind]
  return { kind, id: ids[0], as: accounts[0], isFixed: false }
}

/** The query string of a request, with `?`, in the order of the form. */
export function queryOf({ kind, id, as, isFixed }: StorefrontRequest): string {
  return `?${requestKinds[kind].parameter}=${id}&as=${as}${isFixed ? `&fix=${fix}` : ''}`
}

/** What a request does: refused by the fix, accepted from who may do it, or accepted from somebody else. */
export type Outcome = 'blocked' | 'allowed' | 'exploited'

export function outcomeOf(request: StorefrontRequest): Outcome {
  if (requestKinds[request.kind].isAllowed(request)) return 'allowed'
  return request.isFixed ? 'blocked' : 'exploited'
}

/** The status of the response. */
export function statusOf(request: StorefrontRequest): number {
  const { accepted, refused } = requestKinds[request.kind].status
  return outcomeOf(request) === 'blocked' ? refused : accepted
}
