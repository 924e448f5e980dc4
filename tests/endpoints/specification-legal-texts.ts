import type { Specified } from './specification.ts'

/** What the legal texts say, as the product specification says. */
export const legalTexts: readonly Specified[] = [
  {
    path: '/privacy',
    texts: [
      ...['Privacy Policy', 'How we handle your data and protect your privacy'],
      ...[/under 13|at least 13/, 'Educational License', 'Global Privacy Control'],
      /delete an inactive account.* advance notice by email/,
      ...[/strictly necessary/i, /functional/i, /performance and analytics/i],
      ...[/targeting and advertising/i, 'Do Not Track'],
    ],
  },
  {
    path: '/terms',
    texts: [
      ...['Terms of Service', 'The legal agreement for using the product'],
      'at least 13 years old',
      /run for 12 months and renew automatically/,
      /notice at least 30 days before/,
      /List Price in force when the renewal term begins/,
      /due 30 days after the Customer receives the invoice/,
      /due immediately/,
      /non-refundable except where these Terms say otherwise/,
      /for 2 years after/,
      /30 days’ written notice, we or an independent auditor/,
      /exceeds 5%/,
      /for 3 years after/,
      /within 30 days of the report/,
      /does not cure it within 30 days after/,
      /event lasts 30 days/,
      /Fees paid by the Customer in the 1-year period before/,
      /(\$50|US\$ ?50|50 US dollars)/,
      ...['California', 'San Francisco County', 'opt out of renewal from within the Software'],
      /renews for another 12 months .* plus the Add-On Users used during that Term/,
      ...[/becomes insolvent/, /payment method is withdrawn and no other is designated/],
      'The Customer may not report fewer Users than it originally purchased.',
      ...['Credentials may not be shared', /Third-Party Models to generate Suggested Code/],
      ...['Order Form', 'Subscription Start Date', 'Term', 'User Seat', 'Add-On User', 'Fees'],
      ...['List Price', 'Effective Price', 'Customer Content', 'Customer Records', 'Affiliate'],
      ...['Authorized Partner', 'Contractor', 'Enterprise', 'Individual', 'Free Software'],
      ...['Hosted Software', 'Beta Services', 'Supplemental Services'],
    ],
  },
]
