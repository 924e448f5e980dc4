import { job, post } from '../fixtures/site-paths.ts'
import { legalTexts } from './specification-legal-texts.ts'

/** What a path has, as the product specification says. */
export interface Specified {
  path: string
  status?: 404
  /** Words of the page, in this spelling. A pattern leaves the sentence around a figure open. */
  texts?: readonly (string | RegExp)[]
  /** Where a link leads, by its words. */
  links?: Readonly<Record<string, string>>
  /** How many elements of the content match a selector. */
  elements?: Readonly<Record<string, number>>
  /** Words that its scripts show later, such as while it loads. */
  inScripts?: readonly string[]
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
/** In the order of the specification of these pages, which is not the menu's. */
const productPages = [
  ['ai-chat', 'AI Chat'],
  ['business-logic-map', 'Business Logic Map'],
  ['vulnerability-management', 'Vulnerability Management'],
  ['threat-modeling', 'Threat Modeling'],
  ['endpoint-analysis', 'Endpoint Analysis'],
  ['security-scanning', 'Security Scanning'],
] as const

/** The first three other products, each with its link. */
function relatedTo(id: string): Record<string, string> {
  const others = productPages.filter(([other]) => other !== id).slice(0, 3)
  return Object.fromEntries(others.map(([other, title]) => [title, `/products/${other}`]))
}

export const specification: readonly Specified[] = [
  {
    path: '/',
    texts: [
      'AI Code Security Expert',
      'best way to secure code written by Humans and AI',
      ...['500K+', 'Vulnerabilities Detected', '150+', 'Languages Supported'],
      ...['300K+', 'Monthly Scans', '99%', 'Customer Satisfaction'],
      ...['AI Code Reviews', 'Business Logic Security', 'Code Security Scanning'],
      ...['Deep Search', 'Knows your Business', 'Product Architecture', 'Knows your Code'],
      /AI coding assistants/,
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
    elements: {
      // Two demo videos, 600 by 500 px, and two testimonials.
      'figure picture > img[width="600"][height="500"]': 2,
      blockquote: 2,
      'aside.launch-badge a[href]': 1,
    },
  },
  {
    path: '/services',
    texts: [
      'Our Security Services',
      'Security Process',
      ...['Assessment', 'Analysis', 'Remediation', 'Monitoring'],
    ],
    links: Object.fromEntries(
      Object.entries(products).map(([title, path]) => [`Learn more: ${title}`, path]),
    ),
    elements: { '#services h2 + p + div li': 24, '#process ol > li': 4 },
  },
  ...productPages.map(([id, title]) => ({
    path: `/products/${id}`,
    texts: [title, ...product],
    links: { ...consultation, ...relatedTo(id) },
    elements: { 'section:has(> #related) li': 3 },
  })),
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
    links: {
      'Learn More': '/docs/integrations/github',
      'Contact Us': '/contact',
      'CI/CD': '/integrations?category=cicd',
      'Security Scanners': '/integrations?category=scanners',
      'Ticketing Systems': '/integrations?category=ticketing',
    },
    elements: {
      'section:has(> #popular) a[target=_blank]': 3,
      // Those, and View Documentation of each card.
      '#list a[target=_blank]': 10,
      '#list h3:not(#popular)': 7,
      '[aria-current=page][href="/integrations"]': 1,
    },
  },
  {
    path: '/integrations?category=cicd',
    texts: ['GitHub', 'GitLab'],
    elements: { '#list h3:not(#popular)': 2, 'section:has(> #popular)': 0 },
  },
  {
    path: '/integrations?category=scanners',
    texts: ['Semgrep', 'Snyk', 'Grype', 'Checkov'],
    elements: { '#list h3:not(#popular)': 4 },
  },
  {
    path: '/integrations?category=ticketing',
    texts: ['Jira'],
    elements: { '#list h3:not(#popular)': 1 },
  },
  ...['github', 'jira', 'semgrep', 'snyk', 'grype', 'checkov', 'gitlab'].map((id) => ({
    path: `/docs/integrations/${id}`,
  })),
  { path: '/schedule-demo' },
  { path: '/cookies' },
  ...['/developers', '/solutions/developers', '/appsec', '/solutions/appsec'].map((path) => ({
    path,
  })),
  {
    path: '/contact',
    texts: [
      ...['Full Name', 'Email', 'Company', 'Phone', 'Reason for Contact', 'Subject', 'Message'],
      ...['Request a Demo', 'Pricing Information', 'Technical Support'],
      ...['Partnership Opportunities', 'Other', 'San Jose'],
      ...[/9:00 AM.{1,3}6:00 PM/, /10:00 AM.{1,3}2:00 PM/, /Closed/i, 'ET'],
    ],
    links: { 'Suggest times': '/schedule-demo', documentation: '/docs/integrations' },
    elements: {
      'form :is([name=name], [name=email][type=email], [name=subject], [name=message])[required]': 4,
      'form select[name=reason][required] > option[value=""][disabled]': 1,
      'form select[name=reason] > option:not([value=""])': 5,
      'form :is([name=company], [name=phone]):not([required])': 2,
      // Submitting is prevented by script, and only while it is sending.
      'form [disabled]:not(option)': 0,
      '#map img': 1,
      '#questions details': 4,
    },
    inScripts: ['Sending...', 'Thank You!', 'Send Another Message', 'Failed to send email'],
  },
  ...['demo', 'pricing', 'support', 'partnership', 'other'].map((reason) => ({
    path: `/contact?reason=${reason}`,
    elements: { [`option[value=${reason}][selected]`]: 1 },
  })),
  {
    path: '/pricing',
    texts: [
      ...['Monthly', 'Annual', 'Basic', 'Pro', 'Enterprise', 'Talk to Us'],
      ...['$30', '$100', '$24', '$80', /20\s?(%|percent)/],
      ...[/25 MB/, /60 MB per repo/, /100 MB per repo/, /12h/, /14-day/, /prorate/],
    ],
    links: { 'Contact Sales': '/contact?reason=pricing' },
    elements: { '[name=billing][value=monthly][checked]': 1, '[name=billing]:not([checked])': 1 },
  },
  {
    path: '/company',
    texts: ['Who We Are', /mission/, 'Collaboration', 'Transparency', 'Execution'],
    links: { 'See Careers': '/careers' },
  },
  {
    path: '/features',
    texts: [
      'Code Smarter, Ship Securely',
      ...[/deep search/i, /codebase|explore/i, /scan/i, /fix/i, /chat/i],
    ],
  },
  {
    path: '/security',
    texts: [
      'Fortify Your Applications with Precision',
      ...[/business logic/i, /inventory/i, /endpoint/i, /threat model/i],
      ...[/vulnerability management/i, /knowledge base/i],
      ...['Critical', 'High', 'Medium', 'Low'],
    ],
  },
  {
    path: '/join-waitlist',
    texts: [
      /Try \S/,
      'LinkedIn URL',
      'We will review and prioritize your request based on your LinkedIn profile.',
    ],
    elements: { 'form :is([type=email], [name=linkedin][type=url])[required]': 2 },
    inScripts: ['Requesting...', "You're In!", 'Something went wrong. Please try again later.'],
  },
  {
    path: '/careers',
    texts: [
      ...['Join Our Mission', 'Why Join', 'Open Positions', 'Posted:', 'Requirements'],
      ...['Collaborative Culture', 'Growth Opportunities', 'Global Impact', 'Remote Work'],
      'View All Positions',
    ],
    links: { 'Learn About Our Culture': '/company', 'Apply Now': `/contact?job=${job.id}` },
    elements: { '#why-join li': 4, 'details:not([open])': 0 },
    inScripts: [
      'Loading positions...',
      'Failed to fetch job listings. Please try again later.',
      'No open positions at the moment. Check back later!',
    ],
  },
  {
    path: '/blogs',
    texts: [
      ...['Security Insights & Updates', 'All Categories', 'Application Security'],
      ...['Threat Detection', 'Industry News', 'Best Practices', 'Product Updates', 'Research'],
      ...['Featured', 'Read More', 'Filter', 'Subscribe', 'Load More Articles'],
    ],
    links: { 'Read More': post.path },
    elements: {
      'input[type=search][placeholder="Search articles..."]': 1,
      '#categories li': 7,
      '.post-large img[width="800"][height="600"]': 1,
      '.post-card:not(.post-large) img[width="400"][height="300"]': 6,
      'form input[type=email]': 1,
    },
    inScripts: ['Loading blog posts...', 'Failed to load blog posts. Please try again later.'],
  },
  {
    path: post.path,
    links: { 'Back to Blogs': '/blogs' },
    texts: ['Author', 'Published', 'November 12, 2026', '5 min read'],
    elements: { h1: 1, '.post-hero img[width="1920"][height="1080"]': 1 },
    inScripts: ['Loading blog post...', 'Failed to load blog post. Please try again later.'],
  },
  {
    path: '/blogs/nothing',
    status: 404,
    texts: ['Blog post not found'],
    links: { 'Back to Blogs': '/blogs' },
  },
  ...legalTexts,
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
  [`/blogs/${post.id}`]: post.path,
}
