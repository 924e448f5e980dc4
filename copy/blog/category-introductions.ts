import type { BlogCategory } from './categories.ts'

/** What each category is about, for the text under its heading and its description for search engines. */
export const categoryIntroductions: Readonly<Record<BlogCategory, string>> = {
  'Application Security':
    'Flaws in the code of applications: how each class comes about, how to find it, and how to fix it.',
  'Threat Detection':
    'What an attack leaves in logs and traffic that you already have, and queries that find it without drowning you in noise.',
  'Industry News':
    'Laws, standards, and advisories that change the work of people who write and secure software, read at the source.',
  'Best Practices':
    'Designs and habits that keep whole classes of flaws out, each with code to start from and a way to check that it works.',
  'Product Updates':
    'What the product reads, draws, and reports, what is planned for the private beta, and why it was designed that way.',
  Research:
    'How program analysis and security testing work, with small programs that you can run and what their results do not show.',
}
