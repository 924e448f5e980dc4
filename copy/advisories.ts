/** What public records say about a CVE that the site mentions. */
export interface Advisory {
  /** The name that people use for it. */
  name: string
  /** The affected package, by its name in its ecosystem. */
  package: string
  cwe: `CWE-${number}`
  /** The published vector, in the CVSS version it was published in. */
  vector: `CVSS:${'3.1' | '4.0'}/${string}`
  score: number
  severity: 'critical' | 'high' | 'medium' | 'low'
  /** The first version without this CVE in the package's release line. It may have other CVEs. */
  fixedIn: string
  /** The lowest version of that line without known vulnerabilities, if the records were checked for one. */
  safeVersion?: string
  /** What to upgrade to where the first fix has other CVEs and no lookup shows a version without any. */
  upgradeTo?: string
  /** When CISA added it to its catalog of Known Exploited Vulnerabilities. */
  knownExploited?: `${number}-${number}-${number}`
  /** The package itself is malicious, so there is no vulnerable path to look for. */
  isMalicious?: true
  lookedUp: `${number}-${number}-${number}`
}

const lookedUp = '2026-11-22'

/**
 * Every CVE that a page, scene, guide, or post of the site names (a test in advisories.test.ts checks it). The
 * comments are the public records, which browsers need not load.
 */
export const advisories = {
  'CVE-2024-3094': {
    name: 'xz-utils backdoor',
    package: 'liblzma5',
    cwe: 'CWE-506',
    vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:C/C:H/I:H/A:H',
    score: 10,
    severity: 'critical',
    fixedIn: '5.6.1+really5.4.5-1',
    isMalicious: true,
    // https://nvd.nist.gov/vuln/detail/CVE-2024-3094
    // https://lists.debian.org/debian-security-announce/2024/msg00057.html
    lookedUp,
  },
  'CVE-2021-44228': {
    name: 'Log4Shell, JNDI lookup',
    package: 'log4j-core',
    cwe: 'CWE-917',
    vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:C/C:H/I:H/A:H',
    score: 10,
    severity: 'critical',
    fixedIn: '2.15.0',
    upgradeTo: '2.25.4',
    knownExploited: '2021-12-10',
    // https://nvd.nist.gov/vuln/detail/CVE-2021-44228
    // https://github.com/advisories/GHSA-jfh8-c2jp-5v3q
    // 2.25.3 has CVEs of April 2026: https://github.com/apache/james-project/pull/3004
    // https://www.cisa.gov/known-exploited-vulnerabilities-catalog
    lookedUp,
  },
  'CVE-2022-22965': {
    name: 'Spring4Shell, data binding',
    package: 'spring-beans',
    cwe: 'CWE-94',
    vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
    score: 9.8,
    severity: 'critical',
    fixedIn: '5.3.18',
    knownExploited: '2022-04-04',
    // https://nvd.nist.gov/vuln/detail/CVE-2022-22965
    // https://spring.io/blog/2022/03/31/spring-framework-rce-early-announcement
    // https://github.com/advisories/GHSA-36p3-wjmg-h94x
    // https://www.cisa.gov/known-exploited-vulnerabilities-catalog
    lookedUp,
  },
  'CVE-2023-44487': {
    name: 'HTTP/2 rapid reset',
    package: 'golang.org/x/net',
    cwe: 'CWE-400',
    vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H',
    score: 7.5,
    severity: 'high',
    fixedIn: '0.17.0',
    knownExploited: '2023-10-10',
    // https://nvd.nist.gov/vuln/detail/CVE-2023-44487
    // https://github.com/advisories/GHSA-qppj-fm5r-hxr3
    // https://www.cisa.gov/known-exploited-vulnerabilities-catalog
    lookedUp,
  },
  'CVE-2025-48997': {
    name: 'Crash on an empty field name',
    package: 'multer',
    cwe: 'CWE-248',
    vector: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:N/VI:N/VA:H/SC:N/SI:N/SA:N',
    score: 8.7,
    severity: 'high',
    fixedIn: '2.0.1',
    // https://nvd.nist.gov/vuln/detail/CVE-2025-48997
    // https://github.com/expressjs/multer/security/advisories/GHSA-g5hg-p3ph-g8qg
    lookedUp,
  },
  'CVE-2026-13311': {
    name: 'Quadratic time in parse()',
    package: 'shell-quote',
    cwe: 'CWE-407',
    vector: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:N/VI:N/VA:H/SC:N/SI:N/SA:N',
    score: 8.7,
    severity: 'high',
    // The record says 1.8.5, which was never published. The next version on npm is 1.9.0.
    fixedIn: '1.9.0',
    // https://github.com/advisories/GHSA-395f-4hp3-45gv
    // https://fieldguide.lutrasecurity.com/CVE-2026-13311/
    lookedUp,
  },
  'CVE-2024-21538': {
    name: 'Slow regular expression in argument escaping',
    package: 'cross-spawn',
    cwe: 'CWE-1333',
    vector: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:N/VI:N/VA:H/SC:N/SI:N/SA:N/E:P',
    score: 7.7,
    severity: 'high',
    fixedIn: '7.0.5',
    safeVersion: '7.0.5',
    // https://nvd.nist.gov/vuln/detail/CVE-2024-21538
    // https://github.com/advisories/GHSA-3xgq-45jj-v275
    lookedUp,
  },
} as const satisfies Record<`CVE-${number}-${number}`, Advisory>

export type AdvisoryId = keyof typeof advisories
