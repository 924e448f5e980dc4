import { repository } from '#copy/storefront/repository.ts'

export const words = {
  title: 'Deep search',
  source: `${repository.name} · ${repository.branch}`,
  caption:
    'Illustrative: one question about an invented repository. Each result has its line and a sentence on why it matched. None of them is a finding yet: search shows the code, and you decide.',
  question: 'Where do we trust a price sent by the client?',
} as const

export const places = [
  {
    path: 'services/checkout/src/totals.ts',
    line: 33,
    code: 'sum(lines, (line) => line.unitPrice * line.quantity)',
    why: '`unitPrice` comes from the request body. Nothing between the route and this sum reads the price list.',
  },
  {
    path: 'services/checkout/src/routes/carts.ts',
    line: 58,
    code: 'lineSchema.extend({ unitPrice: z.number() })',
    why: 'The schema accepts a price for each line and passes it on.',
  },
  {
    path: 'web/src/cart/send-cart.ts',
    line: 19,
    code: 'body: JSON.stringify({ lines: cart.lines })',
    why: 'The page sends the prices it showed.',
  },
] as const
