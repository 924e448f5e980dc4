/** Customers of the invented storefront. */
export const customers = {
  ana: { name: 'Ana', possessive: 'hers' },
  ben: { name: 'Ben', possessive: 'his' },
} as const

export type CustomerId = keyof typeof customers

/** The customer of each order. */
export const orders = { 1042: 'ben', 1041: 'ana' } as const satisfies Record<number, CustomerId>

export type OrderId = `${keyof typeof orders}`

/** A request for a refund of an order, to the code of `requestRefund` (sources.ts). */
export interface RefundRequest {
  /** Whose session it has. */
  as: CustomerId
  order: OrderId
  /** Whether the code has the fix of the finding. */
  isFixed: boolean
}

/** The query parameters of a request, each with its values. */
export const refundParameters = {
  as: ['ana', 'ben'],
  order: ['1042', '1041'],
  fix: ['applied'],
} as const satisfies { as: CustomerId[]; order: OrderId[]; fix: string[] }

/** Whether the order belongs to the customer who asks. */
export function isOwn({ as, order }: RefundRequest): boolean {
  return orders[order] === as
}

/** The status of the response. A test compares it with what the code in sources.ts responds. */
export function refundStatus(request: RefundRequest): 202 | 404 {
  return request.isFixed && !isOwn(request) ? 404 : 202
}

/**
 * The request that query parameters or a form describe.
 * @returns undefined without a known customer and a known order
 */
export function refundRequestOf(parameters: {
  get(name: string): unknown
}): RefundRequest | undefined {
  const as = refundParameters.as.find((value) => value === parameters.get('as'))
  const order = refundParameters.order.find((value) => value === parameters.get('order'))
  const isFixed = parameters.get('fix') === refundParameters.fix[0]
  return as && order ? { as, order, isFixed } : undefined
}

/** The query string of a request, with `?`, in the order of the form. */
export function queryOf({ as, order, isFixed }: RefundRequest): string {
  return `?order=${order}&as=${as}${isFixed ? `&fix=${refundParameters.fix[0]}` : ''}`
}
