import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BreakableCode } from './breakable-code.tsx'

it.each([
  'orders.findFor(|req.user.id, orderId)',
  'res.status(|202)|.json(|refund)',
  "api.post(|'/orders/|:orderId/|refunds', async (req, res) => {",
  'services/|orders/|src/|refunds.ts',
  'await reply.text()',
])('breaks only at the marks in %s', (marked) => {
  const html = renderToStaticMarkup(
    createElement(BreakableCode, { code: marked.replaceAll('|', '') }),
  )
  const text = html.replaceAll('<wbr/>', '|').replaceAll('&#x27;', "'").replaceAll('&gt;', '>')
  expect(text).toBe(marked)
})
