import type { BlogCategory } from './categories.ts'

/** What each category is about, for the text under its heading and its description for search engines. */
export const categoryIntroductions: Readonly<Record<BlogCategory, string>> = {
  'Application Security':
    'Flaws in application code: what causes each kind, how to find it, and how to fix it.',
  'Threat Detection':
    'The traces that an attack leaves in the logs you already have, and queries that find them with few false alarms.',
  'Industry News':
    'Laws, standards, and advisories that affect people who write and secure software, with links to the original texts.',
  'Best Practices':
    'Designs that prevent whole classes of flaws, each with code to start from and a way to check that it works.',
  'Product Updates':
    'How the product works, why we designed it that way, and what we plan for the private beta.',
  Research:
    'How program analysis and security testing work, with small programs that you can run, and the limits of their results.',
}
