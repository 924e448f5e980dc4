import { brand } from './brand.ts'
import {
  type Claim,
  inventoryCounters,
  severityTallies,
  stats,
  testimonials,
} from './claims/claims.ts'
import { ownerConfirmed } from './claims/owner-confirmed.ts'
import { figures } from './legal/figures.ts'
import { planFigures } from './legal/plan-figures.ts'
import { processors } from './legal/processors.ts'
import { legalVersions } from './legal/versions.ts'
import { plans } from './pricing/plans.ts'
import { isReservedName } from './reserved-names.ts'
import { openBuyerQuestions, openQuestions } from './trust/open-questions.ts'

/** A `question` doesn't block a launch: its page says “Ask us”. */
export type ConfirmKind =
  | 'address'
  | 'claim'
  | 'plan'
  | 'legal'
  | 'product'
  | 'content'
  | 'question'

/** Something the owner has to confirm or replace before launch. */
export interface ToConfirm {
  /** A stable ID, such as `claim:stats`. */
  id: string
  kind: ConfirmKind
  /** One line for a terminal: what it is, and its current value. */
  what: string
  /** The part of a page that a public site hides until this is confirmed. */
  leftOut?: string
  /** One line: what to do about it. */
  remedy: string
  /** The file to change, from the repository root. */
  file: `copy/${string}`
}

interface Candidate extends ToConfirm {
  open: boolean
}

const flags = 'copy/claims/owner-confirmed.ts'
const claims = 'copy/claims/claims.ts'

function claim(
  id: string,
  name: string,
  items: readonly Claim[],
  { says, leftOut }: { says: string; leftOut?: string },
): Candidate {
  return {
    id: `claim:${id}`,
    kind: 'claim',
    what: `${name} are samples: ${says}`,
    ...(leftOut ? { leftOut } : {}),
    remedy: 'put in your own and set `sample` to false, or take them out',
    file: claims,
    open: items.some(({ sample }) => sample),
  }
}

/** What the open positions of the first dataset lack. */
export const positionsLack =
  'name no salary, which California (Labor Code § 432.3) and other states require of many employers; for remote positions, the states where applicants may live can require it too, some of them with benefits and a closing date'

const figure = ({ label, value }: { label: string; value: string | number }) => `${value} ${label}`

const candidates: readonly Candidate[] = [
  {
    id: 'address:email',
    kind: 'address',
    what: `the address on every page that offers mail is a sample: ${brand.email}`,
    remedy: 'set `email` to a mailbox that someone reads',
    file: 'copy/brand.ts',
    open: isReservedName(brand.email),
  },
  {
    id: 'address:security',
    kind: 'address',
    what: `the mailbox for vulnerability reports, on /trust and in security.txt, is a sample: ${brand.securityEmail}`,
    remedy: 'set `securityEmail` to a mailbox that someone reads',
    file: 'copy/brand.ts',
    open: isReservedName(brand.securityEmail),
  },
  {
    id: 'address:company',
    kind: 'address',
    what: `the company is a placeholder: ${brand.legalName}, ${brand.city}, ${brand.region}`,
    remedy: `set the brand's names in copy/brand.ts, then \`company\` to true`,
    file: flags,
    open: !ownerConfirmed.company,
  },
  {
    id: 'address:office',
    kind: 'address',
    what: `the street address and the map of the contact page are samples: ${brand.office.street}, ${brand.city}; until then mails to visitors name the city alone, and a public site sends no newsletter, which must carry a full postal address (CAN-SPAM Act, 15 U.S.C. § 7704(a)(5))`,
    remedy:
      'set `office` in copy/brand.ts, replace the three maps in app/media, then set `office` to true',
    file: flags,
    open: !ownerConfirmed.office,
  },
  {
    id: 'address:mail-signature',
    kind: 'address',
    what: 'mailbox providers offer one-click unsubscription only for mail that is signed with DKIM, where the signature covers List-Unsubscribe and List-Unsubscribe-Post (RFC 8058, section 4), and many refuse newsletters without SPF and DMARC',
    remedy:
      'set up DKIM, SPF, and DMARC for the domain of MAIL_FROM, check them in a test mail, then set `mailSignature` to true',
    file: flags,
    open: !ownerConfirmed.mailSignature,
  },
  claim('stats', 'the figures of the home page', stats, { says: stats.map(figure).join(', ') }),
  claim('testimonials', 'the testimonials of the home page', testimonials, {
    says: testimonials.map(({ author, company }) => `${author}, ${company}`).join('; '),
    leftOut: 'that section',
  }),
  claim('inventory-counters', 'the counters of the security page', inventoryCounters, {
    says: inventoryCounters.map(figure).join(', '),
    leftOut: 'that figure',
  }),
  claim('severity-tallies', 'the severity counts of the security page', severityTallies, {
    says: severityTallies.map(figure).join(', '),
    leftOut: 'that figure',
  }),
  {
    id: 'plan:split',
    kind: 'plan',
    what: `what ${plans.map(({ name }) => name).join(', ')} each include is a proposal`,
    remedy:
      'check `features`, `notIncluded`, and `comparison` in copy/pricing/plans.ts, then set `planSplit` to true',
    file: flags,
    open: !ownerConfirmed.planSplit,
  },
  {
    id: 'plan:price-basis',
    kind: 'plan',
    what: 'prices are for one user seat, on the cards, in the questions, and in Terms 2.19, 5.1, and 5.4; fewer seats at renewal need a new order (4.2), and late payments bear 10 percent a year (6.5; compare California Civil Code § 3289)',
    remedy:
      'check `billing` and the questions in copy/pricing/pricing.ts, and these Terms, then set `priceBasis` to true',
    file: flags,
    open: !ownerConfirmed.priceBasis,
  },
  {
    id: 'plan:support-hours',
    kind: 'plan',
    what: `Pro support responds within ${planFigures.proSupportHours}h, without saying which hours count`,
    remedy:
      'if only office hours count, say so in copy/pricing/plans.ts, in Terms 11.1, and in the questions on support, then set `supportHours` to true',
    file: flags,
    open: !ownerConfirmed.supportHours,
  },
  {
    id: 'product:access',
    kind: 'product',
    what: 'the pages say that the product is in private beta and opens from a waitlist',
    remedy: 'check copy/access.ts, then set `access` to true',
    file: flags,
    open: !ownerConfirmed.access,
  },
  {
    id: 'product:behavior',
    kind: 'product',
    what: 'product pages and integration guides describe planned behavior, and /trust and Annex 2 of the Data Processing Addendum say that data is encrypted at rest, that restoring is tested, that contracts bar model providers from training, and that you answer questions under a confidentiality agreement',
    remedy:
      'check copy/products, copy/integrations, copy/trust, and copy/legal/dpa.mdx, then set `productBehavior` to true',
    file: flags,
    open: !ownerConfirmed.productBehavior,
  },
  {
    id: 'content:posts',
    kind: 'content',
    what: 'the articles of the first dataset are samples',
    remedy:
      'edit or unpublish them in the Studio, or keep all as they are and set `firstContent` to true',
    file: flags,
    open: !ownerConfirmed.firstContent,
  },
  {
    id: 'content:jobs',
    kind: 'content',
    what: `the open positions of the first dataset are samples: they ${positionsLack}`,
    remedy:
      'edit or unpublish them in the Studio, or keep all as they are and set `firstContent` to true',
    file: flags,
    open: !ownerConfirmed.firstContent,
  },
  {
    id: 'content:equal-opportunity',
    kind: 'content',
    what: '`equalOpportunity` in copy/job-messages.ts promises equal opportunity and an address for accommodation',
    remedy: 'check it, then set `equalOpportunity` to true',
    file: flags,
    open: !ownerConfirmed.equalOpportunity,
  },
  {
    id: 'legal:terms',
    kind: 'legal',
    what: `Terms of Service of ${legalVersions.terms.updated}: needs review by counsel; 4.3 (no higher price after the reminder of 4.5, and the price of the Enterprise Plan), 10.4 (notice of exploited vulnerabilities), 14.4 (trade secrets last longer), 16.2 (only Enterprises indemnify), 17.1 (what is owed to third parties), 17.3 (its amount limits only your liability), 17.4 (what is not limited), 18.5 (refund after force majeure, fees due after our termination) and 18.6 (export after the end) are proposals; the cap of 17.2 is zero until something is paid; 4.2 to 4.5 have to meet the automatic-renewal laws of the places where Customers live: some count the reminder from the last day to cancel (such as chapter 815, act 601, section 10 of the Illinois statutes), which for Individuals is the last day of the Term, some require consent to a higher price (N.Y. General Business Law § 527-a), and some cover organizations (such as N.Y. General Obligations Law § 5-903 and Wis. Stat. § 134.49); consumers in the EU and the UK have 14 days to withdraw from an online purchase, which the Terms do not describe: sell to none, or add it; Individuals in California may be entitled to a notice with your address, your telephone number, and where to complain (Civil Code § 1789.3)`,
    remedy:
      'have it reviewed, confirm or delete these points, then set `confirmedByCounsel` to true in copy/legal/versions.ts',
    file: 'copy/legal/terms.mdx',
    open: !legalVersions.terms.confirmedByCounsel,
  },
  {
    id: 'legal:privacy',
    kind: 'legal',
    what: `Privacy Policy of ${legalVersions.privacy.updated}: needs review by counsel; 2.5 says that the speed of pages is measured without a question, which some authorities in the EU may want you to ask about first (ePrivacy Directive, Article 5(3)); 4.5 has to say which of its safeguards covers each transfer; 6 relies on consent that schools obtain for children under 13 (16 CFR Part 312, and state laws on student data); 9 lists no card numbers, although payments collects them for you; 9 describes the last 12 months, so check it against what was collected, at launch and every year`,
    remedy: 'have it reviewed, then set `confirmedByCounsel` to true in copy/legal/versions.ts',
    file: 'copy/legal/privacy.mdx',
    open: !legalVersions.privacy.confirmedByCounsel,
  },
  {
    id: 'legal:dpa',
    kind: 'legal',
    what: `Data Processing Addendum of ${legalVersions.dpa.updated}: needs review by counsel; Irish law in 6.1, the measures of Annex 2, and students’ accounts as Customer Data (1.1) are proposals; 2.4, 5.1, and 5.2 have to name what 11 CCR § 7051 currently requires; Annex 1 names no contact person of yours with a position, and no street until the office is confirmed; 6.1 completes annex I of module one with sections of Privacy, and nothing completes its annex II`,
    remedy: 'have it reviewed, then set `confirmedByCounsel` to true in copy/legal/versions.ts',
    file: 'copy/legal/dpa.mdx',
    open: !legalVersions.dpa.confirmedByCounsel,
  },
  {
    id: 'legal:representatives',
    kind: 'legal',
    what: 'no representative in the EU or the UK is named (GDPR, Article 27), nor a data protection officer (Article 37)',
    remedy:
      'name them in copy/legal/representatives.ts, or have counsel say that none is needed, then set `representatives` to true',
    file: flags,
    open: !ownerConfirmed.representatives,
  },
  ...processors.list
    .filter(({ company }) => company === null)
    .map(
      ({ id, task, setting }): Candidate => ({
        id: `legal:processor-${id}`,
        kind: 'legal',
        what: `the list of processors names nobody for: ${task}${setting ? ` (${setting})` : ''}`,
        remedy:
          'fill in `company` with name, country, and address, or take the entry out; change `updated`',
        file: 'copy/legal/processors.ts',
        open: true,
      }),
    ),
  {
    id: 'legal:periods',
    kind: 'legal',
    what: `the periods of retention, notice, and response are proposals, such as ${figures.retention.messageMonths} months for messages, ${figures.retention.applicationYears} years for applications, ${figures.vulnerabilities.receiptBusinessDays} business days to answer a vulnerability report`,
    remedy:
      'check copy/legal/retention.ts, and `processing`, `rights`, `vulnerabilities`, `barrierAnswerBusinessDays` and the notices in copy/legal/figures.ts, then set `periods` to true',
    file: flags,
    open: !ownerConfirmed.periods,
  },
  {
    id: 'legal:vulnerability-policy',
    kind: 'legal',
    what: 'the vulnerability policy on /trust and Terms 8.2 authorize research and promise not to sue: that binds you; self-hosted software sold in the EU falls under the Cyber Resilience Act, which since September 11, 2026, requires you to report exploited vulnerabilities within 24 hours and to inform users (Regulation (EU) 2024/2847, Article 14)',
    remedy:
      'have counsel check `report` in copy/trust/this-site.ts, then set `vulnerabilityPolicy` to true',
    file: flags,
    open: !ownerConfirmed.vulnerabilityPolicy,
  },
  {
    id: 'legal:reuse',
    kind: 'legal',
    what: 'robots.txt lets crawlers use the pages to train models, each article offers its code under the MIT license (examples/LICENSE), and nothing says under which terms others may reuse the articles',
    remedy:
      'decide on `allowed` in copy/crawlers.ts and on the license of the code, then set `reuse` to true',
    file: flags,
    open: !ownerConfirmed.reuse,
  },
  {
    id: 'legal:data-practice',
    kind: 'legal',
    what: `Privacy 2.3, 3.4, 4 to 7 and 12 and the Data Processing Addendum state that demo calls are not recorded, who decides on requests and how soon (an application within ${figures.retention.applicationYears - figures.retention.applicationLegalYears} year), transfers, copies in mailboxes and other systems that you delete, what you keep for legal claims, logs of containers and of a hosting provider, daily backups of ${figures.retention.backupDays} days and their copies elsewhere, that students’ data serves no statistics, and copies that you countersign, and Terms 2.8 and 9.3 (a private upload for support), 9.2, 9.4 (what model providers may do), 10.4, 11.1, 12.2, 13.3, 16 and 18.6 promise a practice: only you can know`,
    remedy:
      'compare copy/legal with what you do and what your providers sign, then set `dataPractice` to true',
    file: flags,
    open: !ownerConfirmed.dataPractice,
  },
  ...openBuyerQuestions.map(
    ({ id, topic, question }): Candidate => ({
      id: `question:${id}`,
      kind: 'question',
      what: `buyers ask “${question}”, and ${topic === 'languages' ? '/languages' : '/trust'} says “${openQuestions.ask.label}”`,
      remedy: 'move it to `answeredBuyerQuestions` with its answer, or take it out',
      file: 'copy/trust/open-questions.ts',
      open: true,
    }),
  ),
]

/** What the owner still has to confirm, in order; empty when everything is confirmed. */
export const toConfirm: readonly ToConfirm[] = candidates.flatMap(({ open, ...item }) =>
  open ? [item] : [],
)
