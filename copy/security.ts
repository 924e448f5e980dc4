import { brand } from './brand.ts'
import type { FeaturePart } from './features.ts'
import type { PageLink, PageMeta, TextSection } from './page.ts'
import { productLink } from './products/catalogue.ts'

/** The five parts of the security page, in order. Its counters are in claims.ts. */
const parts = [
  {
    id: 'business-logic-inventory',
    icon: 'Waypoints',
    title: 'Business logic inventory',
    description:
      'A list of the flows your code carries out: which object changes state, what triggers it, which guard is checked and who may start it.',
    points: [
      { text: 'Read from handlers, jobs, webhooks and database writes.' },
      { text: 'Each transition with its guard and source line, or with none found.' },
      { text: 'Mapped to OWASP ASVS 5.0, V2 Validation and Business Logic.' },
    ],
    link: productLink('business-logic-map'),
  },
  {
    id: 'endpoint-hardening',
    icon: 'Route',
    title: 'Endpoint hardening',
    description:
      'Every route with authentication, authorization and exposure, and the missing check named as a weakness, such as CWE-306, CWE-639, CWE-862 or CWE-915.',
    points: [
      { text: 'Function, object and field level, each with its line.' },
      { text: 'Routes that are reachable from outside and were not meant to be.' },
      { text: 'Mapped to OWASP ASVS 5.0, V4 API and Web Service and V8 Authorization.' },
    ],
    link: productLink('endpoint-analysis'),
  },
  {
    id: 'threat-modeling',
    icon: 'ShieldAlert',
    title: 'Threat modeling',
    description:
      'STRIDE for one feature at a time. Diagram and first list come from the code; rating and decision come from your team.',
    points: [
      { text: 'Sequence diagram with trust boundaries.' },
      { text: 'Mitigations that exist are cited; the others become issues.' },
      { text: 'A commit that touches a modeled element marks its threats for review.' },
    ],
    link: productLink('threat-modeling'),
  },
  {
    id: 'vulnerability-management',
    icon: 'Bug',
    title: 'Vulnerability management',
    description:
      'One queue for what scanners, reviews and models find. Position follows from reachability, severity and the data at risk.',
    points: [
      { text: 'CVE and CWE with the full CVSS vector.' },
      { text: 'Path from entry point to vulnerable code.' },
      { text: 'Accepted risks carry a reason and an end date.' },
    ],
    link: productLink('vulnerability-management'),
  },
  {
    id: 'knowledge-base',
    icon: 'BookOpen',
    title: 'Knowledge base',
    description:
      'What was learned about the code stays with it: flows, decisions, false positives and why, and the change that fixed a finding.',
    points: [
      { text: 'Answers in chat build on earlier decisions and cite them.' },
      { text: 'A dismissed finding keeps its reason when the code moves.' },
      { text: 'Entries name a commit, so that stale knowledge can be seen.' },
    ],
    link: productLink('ai-chat'),
  },
] as const satisfies readonly FeaturePart[]

/** Security measures of this website, each verifiable from a browser or in the source. */
const siteSections: readonly TextSection[] = [
  {
    id: 'pages',
    title: 'The pages',
    text: ['What a browser gets from this site, and what it does not:'],
    list: [
      'Inline scripts run only if their SHA-256 hash stands in the Content-Security-Policy header of the page; script files only from this site and from services that the Cookie Preferences page names, which run only if you allow them.',
      'Pages are the same for every visitor, but for one line on the Cookie Preferences page: whether your browser sends Global Privacy Control. Nothing else about you is written into a cached page.',
      'Fonts come from this site, and the map on the contact page is a drawing of our own.',
      'No optional cookie or storage is set before you consent, and Global Privacy Control is honored for everyone.',
    ],
  },
  {
    id: 'forms',
    title: 'The forms',
    text: ['What happens to something you send us:'],
    list: [
      'It is checked on the server, whatever the browser checked before.',
      'It is stored before we confirm it, so that a failing mail server does not lose it.',
      'The recipient of a message is set on the server. A request that names another one is refused.',
      'Submissions are counted for each network address, to hold back floods.',
      'A newsletter address gets one kind of mail until its owner confirms it: the one that asks for that. Unconfirmed, it is deleted when the link in it has ended.',
    ],
  },
  {
    id: 'transport',
    title: 'On the way and at rest',
    text: ['What protects data between you, the site and its store:'],
    list: [
      'Over https, HTTP Strict Transport Security keeps browsers from going back to http.',
      'No other site may show a page of this one in a frame, and links to other sites do not tell them which page you came from.',
      'A password of the team is stored as a salted hash. Session tokens are stored as hashes, too.',
      'Browsers report a violated policy to this site alone. What is logged of it names the page and the rule, and nothing about you.',
    ],
  },
  {
    id: 'processors',
    title: 'Who processes data',
    text: [
      `${brand.legalName} is responsible for it. Messages, requests and subscriptions stay in a database of the site. Messages and requests also go to our team by email.`,
      'Those who work for us in that are named by what they do: hosting, email delivery, where we use one, a system that keeps track of requests and, where posts are kept with a hosted content platform, that platform. The Privacy Policy lists them.',
    ],
  },
  {
    id: 'credentials',
    title: 'Credentials',
    text: [
      'The site has no visitor accounts and asks visitors for no password. Tokens for the systems behind it stay on the server; no page and no script contains one.',
    ],
  },
]

export const security = {
  meta: {
    title: 'Fortify Your Applications with Precision',
    description:
      'Business logic inventory, endpoint hardening, threat modeling, vulnerability management and a knowledge base; and how this site protects visitors.',
  } satisfies PageMeta,
  heading: 'Fortify Your Applications with Precision',
  lead: 'Five ways to see where an application can be attacked, tied to lines of code and, where there is one, to a public standard.',
  parts,
  site: {
    id: 'this-site',
    heading: 'How this site protects you',
    lead: 'A security company’s own site should stand up to a look. These are the measures in place.',
    sections: siteSections,
    links: [
      { label: 'Privacy Policy', to: '/privacy' },
      { label: 'Cookie Preferences', to: '/cookies' },
    ] satisfies readonly PageLink[],
  },
  report: {
    id: 'report-a-vulnerability',
    heading: 'Report a vulnerability',
    text: [
      `If you find a weakness in this site or in the product, write to ${brand.email}. The same address stands in security.txt (RFC 9116).`,
    ],
    listHeading: 'What helps us',
    list: [
      'The address or the part of the product, and the time of your test.',
      'The steps, as requests and responses where you can.',
      'What an attacker would gain, and a CWE number if you have one.',
      'How we can reach you with questions.',
    ],
    conduct:
      'Please use accounts and data of your own, stop when you have proof, and give us time to fix the problem before you publish it.',
    securityTxt: { label: 'security.txt', to: '/.well-known/security.txt' },
    mail: { label: brand.email, href: `mailto:${brand.email}` },
  },
} as const
