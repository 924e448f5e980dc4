/**
 * What only the owner can confirm and no other record marks. Set a line to true once it is; until
 * then `toConfirm` lists it.
 */
export const ownerConfirmed = {
  /** The brand's name, legal name and city are your own (brand.ts). */
  company: false,
  /** The office is where brand.ts says, and the map is drawn for it. */
  office: false,
  /** Which capability belongs to which plan: the prices and limits are given, this split is not. */
  planSplit: false,
  /** The prices are for one user seat each, as Terms 2.19 reads them; the plan cards do not say. */
  priceBasis: false,
  /** The product is in private beta and opens from the waitlist (access.ts). */
  access: false,
  /** What the product is designed to do, as its pages and the integration guides describe it. */
  productBehavior: false,
  /** The posts and positions of the first dataset, their dates and their bylines. */
  firstContent: false,
  /** The periods of retention, notice and response in legal/figures.ts. */
  periods: false,
  /** What the vulnerability policy promises: scope, response times, safe harbor (copy/security/this-site.ts). */
  vulnerabilityPolicy: false,
  /** Whoever the GDPR asks for as a representative or data protection officer is named, or nobody has to be. */
  representatives: false,
  /** Crawlers may train models with the pages (crawlers.ts), and under which terms others may reuse articles and their code. */
  reuse: false,
  /** How data is handled: retention, backups, providers, transfers, as Privacy and Terms say it. */
  dataPractice: false,
} as const satisfies Readonly<Record<string, boolean>>
