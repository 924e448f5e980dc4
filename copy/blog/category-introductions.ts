import type { BlogCategory } from './categories.ts'

/** What each category is about, for the text under its heading and its description for search engines. */
export const categoryIntroductions: Readonly<Record<BlogCategory, string>> = {
  'Application Security':
    'Flaws in application code: what causes each kind, how to find it, and how to fix it.',
  'Threat Detection':
    'How to find attacks in logs and leaked secrets in code, with queries and scripts that you can run.',
  'Industry News':
    'Laws and standards that affect people who write and secure software, with links to the original texts.',
  'Best Practices':
    'How to design, build, and test more secure software, with code that you can reuse and references to public standards.',
  'Product Updates':
    'How the product works, why we designed it that way, and what we plan for the private beta.',
  Research:
    'How program analysis and security testing work and what their results can’t show, with small programs that you can run.',
}
