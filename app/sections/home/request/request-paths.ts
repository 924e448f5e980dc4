import { findings } from '#copy/storefront/findings.ts'
import { requestRefund, retryRefund, type Source } from '#copy/storefront/sources.ts'

/** A layer that a request passes, and the code that decides whether it continues. */
export interface Layer {
  name: 'Edge' | 'Session' | 'Handler' | 'Rule' | 'Store'
  /** What the layer decides. */
  asks: string
  location: string
  /** The lines of code. If a check was missing, one is removed and one added. */
  lines: readonly { text: string; change?: 'removed' | 'added' }[]
}

export interface RequestPath {
  id: 'refund' | 'retry' | 'read'
  /** Continues the legend "Can a customer". */
  question: string
  route: string
  layers: readonly Layer[]
  /** Undefined if every layer has its check. */
  missing?: Gap
}

interface Gap {
  cwe: string
  severity: string
  location: string
  summary: string
  fix: string
}

const router = 'refunds.ts'

const edge: Layer = {
  name: 'Edge',
  asks: 'Too large?',
  location: 'main.go:38',
  lines: [{ text: 'mux.Handle("/v1/", maxBytes(32<<10, orders))' }],
}

export const requestPaths: readonly RequestPath[] = [
  {
    id: 'refund',
    question: 'refund someone else’s order?',
    route: findings.ownership.route,
    layers: [
      edge,
      { name: 'Session', asks: 'Who is it?', ...committed(requestRefund, 36) },
      { name: 'Handler', asks: 'Which order?', ...committed(requestRefund, 37) },
      { name: 'Rule', asks: 'Is it theirs?', ...fixed(requestRefund, findings.ownership.line) },
      { name: 'Store', asks: 'Refund it.', ...committed(requestRefund, 40) },
    ],
    missing: gap('ownership'),
  },
  {
    id: 'retry',
    question: 'skip a refund’s approval?',
    route: findings.retry.route,
    layers: [
      edge,
      {
        name: 'Session',
        asks: 'Who is it?',
        location: `${router}:57`,
        lines: [{ text: "api.post('/refunds/:refundId/retry', signedIn, async (req, res) => {" }],
      },
      {
        name: 'Handler',
        asks: 'Is it theirs?',
        location: `${router}:59`,
        lines: [{ text: 'const refund = await refunds.findFor(req.user.id, refundId)' }],
      },
      { name: 'Rule', asks: 'Was it approved?', ...fixed(retryRefund, findings.retry.line) },
      { name: 'Store', asks: 'Pay it out.', ...committed(retryRefund, 72) },
    ],
    missing: gap('retry'),
  },
  {
    id: 'read',
    question: 'read someone else’s order?',
    route: 'GET /v1/orders/{orderId}',
    layers: [
      edge,
      {
        name: 'Session',
        asks: 'Who is it?',
        location: 'orders.ts:25',
        lines: [{ text: "api.get('/orders/:orderId', signedIn, async (req, res) => {" }],
      },
      {
        name: 'Handler',
        asks: 'Which order?',
        location: 'orders.ts:26',
        lines: [{ text: 'const { orderId } = req.params' }],
      },
      {
        name: 'Rule',
        asks: 'Is it theirs?',
        location: 'orders.ts:27',
        lines: [{ text: 'const order = await orders.findFor(req.user.id, orderId)' }],
      },
      {
        name: 'Store',
        asks: 'Show it.',
        location: 'orders.ts:29',
        lines: [{ text: 'res.json(order)' }],
      },
    ],
  },
]

/** The path in words, for readers who do not see the illustration. */
export function inWords({ question, route, layers, missing }: RequestPath): string {
  const passes = layers
    .filter(({ name }) => !(missing && name === 'Rule'))
    .map(({ name, asks, location }) => `${name}, ${location}: ${asks}`)
  const result = missing
    ? `Yes: the rule is missing at ${missing.location}. ${missing.summary} ${missing.cwe}, ${missing.severity} severity. The fix: ${missing.fix}`
    : 'No: every layer has its check, and only the owner’s request reaches the store.'
  return `Can a customer ${question} ${result} ${route} passes these layers. ${passes.join(' ')}`
}

function fileOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** A line of a source as committed. */
function committed(source: Source, number: number): Pick<Layer, 'location' | 'lines'> {
  return {
    location: `${fileOf(source.path)}:${number}`,
    lines: [{ text: lineOf(source.code, number - source.firstLine) }],
  }
}

/** A line of a source and its replacement. */
function fixed(source: Source, number: number): Pick<Layer, 'location' | 'lines'> {
  return {
    location: `${fileOf(source.path)}:${number}`,
    lines: [
      { text: lineOf(source.code, number - source.firstLine), change: 'removed' },
      { text: lineOf(source.fixedCode, number - source.firstLine), change: 'added' },
    ],
  }
}

function lineOf(code: string, index: number): string {
  return code.split('\n')[index]?.trim() ?? ''
}

function gap(id: 'ownership' | 'retry'): Gap {
  const { cwe, severity, path, line, summary, fix } = findings[id]
  return { cwe, severity, location: `${fileOf(path)}:${line}`, summary, fix }
}
