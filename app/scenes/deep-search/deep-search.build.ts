import { highlightLines } from '../frame/code-lines.ts'

export const results = await highlightLines(
  [
    {
      path: 'services/checkout/src/totals.ts',
      line: 33,
      text: 'sum(lines, (line) => line.unitPrice * line.quantity)',
      why: '`unitPrice` comes from the request body. The code between the route and this sum never reads the price list.',
    },
    {
      path: 'services/checkout/src/routes/carts.ts',
      line: 58,
      text: 'lineSchema.extend({ unitPrice: z.number() })',
      why: 'The schema accepts a price for each line and passes it on.',
    },
    {
      path: 'web/src/cart/send-cart.ts',
      line: 19,
      text: 'body: JSON.stringify({ lines: cart.lines })',
      why: 'The page sends the prices that it displayed.',
    },
  ],
  'typescript',
)
