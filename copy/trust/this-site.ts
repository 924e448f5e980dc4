import { brand } from '../brand.ts'
import { figures } from '../legal/figures.ts'
import type { PageLink, TextSection } from '../pages/types.ts'

/** Security measures of this website. Each can be verified in the source, and those of pages in a browser. */
const siteSections: readonly TextSection[] = [
  {
    id: 'pages',
    title: 'Pages',
    text: ['What a page loads and stores:'],
    list: [
      'Inline scripts run only if the page’s Content-Security-Policy header lists their SHA-256 hashes. Script files load only from this site and from optional services that the Cookie Preferences page names and that you allow.',
      'The server sends the same public pages to every visitor, except for the line on the Cookie Preferences page that says whether your browser sends Global Privacy Control.',
      'Fonts and the map on the contact page load from this site. We drew the map ourselves.',
      'Unless you consent, we store in your browser only what the site needs or what you ask for. We honor Global Privacy Control for every visitor.',
    ],
  },
  {
    id: 'forms',
    title: 'Forms',
    text: ['When you send us a form:'],
    list: [
      'The server validates the form, even if your browser has already validated it.',
      'We save your message before we confirm receipt, so we have it even if email is down.',
      'The server chooses the recipient, and refuses requests that name a different recipient.',
      'We limit the number of submissions from each network address.',
      'Until you confirm a newsletter subscription, we send you only a confirmation email. If you don’t confirm, we delete your address after the link in that email expires.',
    ],
  },
  {
    id: 'transport',
    title: 'Connections and passwords',
    text: [],
    list: [
      'Over HTTPS, the site sends a Strict-Transport-Security header, which tells browsers to use only HTTPS for this site. By default, the header applies for five minutes.',
      'No other site can show this one in a frame. When you follow a link to another site, your browser names this site as the source, but not the page that you were on.',
      'We store our team’s passwords as salted hashes, and their session tokens as hashes.',
      'Browsers report violations of the Content-Security-Policy to this site only. We log the page, the rule, and what the rule blocked, but nothing about you.',
    ],
  },
  {
    id: 'storage',
    title: 'What you send us',
    text: [
      `${brand.legalName} is responsible for what you send us. We store messages, applications, requests, and subscriptions in the site’s own database, and send messages, applications, and requests to our team by email.`,
    ],
  },
  {
    id: 'credentials',
    title: 'Credentials',
    text: [
      'Visitors don’t have accounts on this site, and we never ask them for a password. Tokens for the systems behind the site stay on the server and never appear in a page or a script.',
    ],
  },
]

/** Some headers of the trust page. `…` replaces directives that aren't shown. */
const siteHeaders: readonly { name: string; value: string }[] = [
  {
    name: 'content-security-policy',
    value:
      "default-src 'self'; object-src 'none'; frame-src 'none'; …; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; …; frame-ancestors 'none'; …",
  },
  { name: 'x-content-type-options', value: 'nosniff' },
  { name: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
  { name: 'cross-origin-opener-policy', value: 'same-origin' },
]

const { assessmentBusinessDays, disclosureDays, receiptBusinessDays } = figures.vulnerabilities

/** The vulnerability disclosure policy that security.txt links to. */
const reportSections: readonly TextSection[] = [
  {
    id: 'report-contents',
    title: 'What to include',
    text: ['Include as much of the following as you can:'],
    list: [
      'The URL or the part of the product, and the date of your test.',
      'Steps to reproduce the weakness, with requests and responses if possible.',
      'What an attacker would gain, and a CWE number if you have one.',
      'How to reach you, and whether you’d like credit.',
    ],
  },
  {
    id: 'report-response',
    title: 'What to expect',
    text: [
      `Within ${receiptBusinessDays} business days, we’ll confirm that we have your report. Within ${assessmentBusinessDays} business days, we’ll tell you whether we can reproduce the weakness, how severe we think it is, and what happens next. We’ll keep you posted until the weakness is fixed, and credit you if you like.`,
      `Please give us up to ${disclosureDays} days to fix the weakness before you publish your findings. If we need more time, we’ll ask you. If the weakness is being exploited, we’ll work with you to set a shorter period. This policy doesn’t promise a bounty.`,
      'If a vulnerability in the product is being exploited, the law may require us to report it to the authorities and to warn customers before the fix is out.',
    ],
  },
  {
    id: 'report-scope',
    title: 'Scope',
    text: [
      'This policy covers this website, its APIs and email, the hosted product, and the current release of the self-hosted product on systems that you’re allowed to test. The following are out of scope:',
    ],
    list: [
      'Denial of service, spam, and anything that slows down the service for others.',
      'Phishing or other social engineering, and physical access.',
      'Systems that other companies run. Report a weakness in such a system to the company that runs it.',
      'Scanner output and missing headers, unless you show that they can be exploited.',
    ],
  },
  {
    id: 'report-rules',
    title: 'Ground rules',
    text: ['To stay within this policy:'],
    list: [
      'Use your own accounts and data.',
      'Stop once you have proof. If you come across someone else’s data, don’t keep or share it, and tell us right away.',
      'Don’t change or delete data that isn’t yours.',
      'Don’t test what’s out of scope. We can’t give permission for systems that aren’t ours.',
    ],
  },
  {
    id: 'report-safe-harbor',
    title: 'Safe harbor',
    text: [
      'If you follow this policy in good faith, we consider your research on this website and on the product authorized and lawful. We won’t sue you or report you to law enforcement for such research, whether under the Computer Fraud and Abuse Act, the anti-circumvention rules of the Digital Millennium Copyright Act, or similar laws. Nothing in our Terms of Service forbids such research. If you break a rule by mistake and tell us, you’re still protected. If someone else takes legal action against you over the research, we’ll state that you acted with our permission. If you’re not sure whether something is allowed, ask first.',
    ],
  },
]

/** How this website protects its visitors, and how to report a vulnerability. */
export const siteSecurity = {
  site: {
    id: 'this-site',
    heading: 'How this site protects you',
    lead: 'You can check this site’s response headers yourself with curl.',
    /** A request for this page, and some of the headers in its response. */
    check: {
      name: 'Response headers of this page',
      command: 'curl -sI',
      headers: siteHeaders,
      note: '“…” stands for parts that we left out, such as the hashes of our inline scripts.',
    },
    sections: siteSections,
    links: [
      { label: 'Privacy Policy', to: '/privacy' },
      { label: 'Data Processing Addendum', to: '/dpa' },
      { label: 'Cookie Preferences', to: '/cookies' },
    ] satisfies readonly PageLink[],
  },
  report: {
    id: 'report-a-vulnerability',
    heading: 'Report a vulnerability',
    lead: `If you find a weakness in this site or in the product, email ${brand.securityEmail}. That mailbox is only for vulnerability reports, so you can include all details.`,
    sections: reportSections,
    securityTxt: { label: 'security.txt', to: '/.well-known/security.txt' },
    mail: { label: brand.securityEmail, href: `mailto:${brand.securityEmail}` },
  },
} as const
