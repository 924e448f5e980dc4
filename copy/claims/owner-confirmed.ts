/**
 * What only the owner can confirm, and what no other record marks as a sample. Set a line to true when it's
 * confirmed. Until then, `toConfirm` lists it.
 */
export const ownerConfirmed = {
  /** The brand's name, legal name, and city are yours (copy/brand.ts). */
  company: false,
  /** The office is where copy/brand.ts says, and the map shows that place. */
  office: false,
  /**
   * The mail server signs the mails of the site with DKIM, and the signature covers `List-Unsubscribe` and
   * `List-Unsubscribe-Post`.
   */
  mailSignature: false,
  /** Which capability belongs to which plan. The prices and limits were given by the owner, but not this. */
  planSplit: false,
  /** The prices are for one user seat, as Terms 2.19 says. The plan cards say "per user". */
  priceBasis: false,
  /** What counts toward the support response time of 12h: every hour, or office hours only. */
  supportHours: false,
  /** The product is in private beta, and access is from the waitlist (copy/access.ts). */
  access: false,
  /** What the product is designed to do, as its pages and the integration guides describe it. */
  productBehavior: false,
  /** The posts and jobs of the first dataset, with their dates and bylines. */
  firstContent: false,
  /** What every position promises: equal opportunity, and an address for accommodation. */
  equalOpportunity: false,
  /** The periods of retention (copy/legal/retention.ts), notice, and response (copy/legal/figures.ts). */
  periods: false,
  /**
   * What the vulnerability policy promises: scope, response times, and safe harbor
   * (copy/trust/this-site.ts).
   */
  vulnerabilityPolicy: false,
  /**
   * The representatives and data protection officer that the GDPR requires are named, or none is required.
   */
  representatives: false,
  /**
   * Whether crawlers may train models on the pages (copy/crawlers.ts), and the terms for reusing articles
   * and their code.
   */
  reuse: false,
  /** How data is handled, according to Privacy and the Terms: retention, backups, providers, transfers. */
  dataPractice: false,
} as const satisfies Readonly<Record<string, boolean>>
