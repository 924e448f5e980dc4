import { job } from '../fixtures/site-paths.ts'

/** What a path has, as the product specification says. */
export interface Specified {
  path: string
  status?: 404
  /** Words of the page, in this spelling. A pattern leaves the sentence around a figure open. */
  texts?: readonly (string | RegExp)[]
  /** Where a link leads, by its words. */
  links?: Readonly<Record<string, string>>
}

const products = {
  'AI Chat': '/products/ai-chat',
  'Business Logic Map': '/products/business-logic-map',
  'Threat Modeling': '/products/threat-modeling',
  'Endpoint Analysis': '/products/endpoint-analysis',
  'Security Scanning': '/products/security-scanning',
  'Vulnerability Management': '/products/vulnerability-management',
}

/** The header and footer of every page but the waitlist, which has no footer. */
export const header = {
  ...products,
  'For Developers': '/solutions/developers',
  'For AppSec': '/solutions/appsec',
  Integrations: '/integrations',
  Company: '/company',
  Careers: '/careers',
  Pricing: '/pricing',
  Contact: '/contact',
  'Sign Up': '/join-waitlist',
}
export const footer = {
  ...products,
  Company: '/company',
  Careers: '/careers',
  Blog: '/blogs',
  'Join the Waitlist': '/join-waitlist',
  'Privacy Policy': '/privacy',
  'Terms of Service': '/terms',
  'Cookie Preferences': '/cookies',
}

const consultation = { 'Get Started': '/join-waitlist', 'Learn More': '/contact?reason=demo' }
const product = ['Key Features', 'How It Works', 'Key Benefits', 'Related Products']

export const specification: readonly Specified[] = [
  {
    path: '/',
    texts: [
      'AI Code Security Expert',
      'best way to secure code written by Humans and AI',
      ...['500K+', 'Vulnerabilities Detected', '150+', 'Languages Supported'],
      ...['300K+', 'Monthly Scans', '99%', 'Customer Satisfaction'],
      ...['AI Code Reviews', 'Business Logic Security', 'Code Security Scanning'],
      'Deep Search',
      'Knows your Business',
      'Product Architecture',
      ...['GitHub', 'Jira', 'Semgrep', 'Snyk', 'Grype', 'Checkov'],
    ],
    links: {
      'Sign Up': '/join-waitlist',
      'Schedule Demo': '/contact',
      'AI Chat': '/products/ai-chat',
      'Threat Modeling': '/products/threat-modeling',
      'Security Scanning': '/products/security-scanning',
      'Explore All Integrations': '/integrations',
      'Sign Up To Get Started': '/join-waitlist',
    },
  },
  {
    path: '/services',
    texts: [
      'Our Security Services',
      'Security Process',
      ...['Assessment', 'Analysis', 'Remediation', 'Monitoring'],
    ],
  },
  ...Object.values(products).map((path) => ({ path, texts: product, links: consultation })),
  {
    path: '/products/nothing',
    status: 404,
    texts: ['Product not found'],
    links: { 'All Products': '/products' },
  },
  {
    path: '/integrations',
    texts: [
      ...['All Integrations', 'CI/CD', 'Security Scanners', 'Ticketing Systems'],
      ...['GitHub', 'Jira', 'Semgrep', 'Snyk', 'Grype', 'Checkov', 'GitLab'],
      ...['Popular Integrations', 'Need a Custom Integration?', 'View Documentation'],
    ],
  },
  {
    path: '/contact',
    texts: [
      ...['Full Name', 'Email', 'Company', 'Phone', 'Reason for Contact', 'Subject', 'Message'],
      ...['Request a Demo', 'Pricing Information', 'Technical Support'],
      ...['Partnership Opportunities', 'Other', 'San Jose'],
      ...[/9:00 AM.{1,3}6:00 PM/, /10:00 AM.{1,3}2:00 PM/, /Closed/i],
    ],
  },
  {
    path: '/pricing',
    texts: [
      ...['Monthly', 'Annual', 'Basic', 'Pro', 'Enterprise', 'Talk to Us'],
      ...['$30', '$100', '$24', '$80', /20\s?(%|percent)/],
      ...[/25 MB/, /60 MB per repo/, /100 MB per repo/, /12h/, /14-day/, /prorate/],
    ],
  },
  {
    path: '/company',
    texts: ['Who We Are', 'Collaboration', 'Transparency', 'Execution'],
  },
  { path: '/features', texts: ['Code Smarter, Ship Securely'] },
  { path: '/security', texts: ['Fortify Your Applications with Precision'] },
  {
    path: '/join-waitlist',
    texts: [
      /Try \S/,
      'LinkedIn URL',
      'We will review and prioritize your request based on your LinkedIn profile.',
    ],
  },
  {
    path: '/careers',
    texts: [
      ...['Join Our Mission', 'Why Join', 'Open Positions', 'Posted:', 'Requirements'],
      ...['Collaborative Culture', 'Growth Opportunities', 'Global Impact', 'Remote Work'],
      'View All Positions',
    ],
    links: { 'Learn About Our Culture': '/company', 'Apply Now': `/contact?job=${job.id}` },
  },
  {
    path: '/blogs',
    texts: [
      ...['Security Insights & Updates', 'All Categories', 'Application Security'],
      ...['Threat Detection', 'Industry News', 'Best Practices', 'Product Updates', 'Research'],
      ...['Featured', 'Read More', 'Filter', 'Subscribe', 'Load More Articles'],
    ],
  },
  {
    path: '/blogs/nothing',
    status: 404,
    texts: ['Blog post not found'],
    links: { 'Back to Blogs': '/blogs' },
  },
  {
    path: '/privacy',
    texts: [
      ...['Privacy Policy', 'How we handle your data and protect your privacy'],
      ...[/under 13|at least 13/, 'Educational License', /inactive/i, 'Global Privacy Control'],
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
      /cured it 30 days after/,
      /event lasts 30 days/,
      /Fees paid by the Customer in the 1 year before/,
      /(\$50|US\$ ?50|50 US dollars)/,
      ...['California', 'San Francisco County', 'opt out of renewal from within the Software'],
    ],
  },
  {
    path: '/nothing-here',
    status: 404,
    texts: ['Page Not Found', "The page you're looking for doesn't exist or has been moved."],
    links: { 'Back to Home': '/', 'Contact Support': '/contact' },
  },
]

/** Paths that lead elsewhere. */
export const redirects: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.values(products).flatMap((path) => [
      [path.replace('/products/', '/services/'), path],
      [path.replace('/products/', '/product/'), path],
    ]),
  ),
  '/products': '/services',
}
