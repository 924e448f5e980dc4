import { repository } from '#copy/storefront/repository.ts'

export const strings = {
  title: 'Deep search',
  source: `${repository.name} · ${repository.branch}`,
  caption:
    'Illustrative: one question about an invented repository. Each result has its line and a sentence on why it matched. A result isn’t a finding: you read the code and decide.',
  question: 'Where do we trust a price sent by the client?',
} as const
