/** Texts that several product scenes share. Texts of a single scene are in its data file. */
export const sceneStrings = {
  severity: {
    critical: 'Critical',
    high: 'High',
    medium: 'Medium',
    low: 'Low',
    note: 'Note',
  },
  code: {
    /** Read by screen readers before a marked line. */
    marks: {
      flag: 'Flagged: ',
      added: 'Added: ',
      removed: 'Removed: ',
      suggested: 'Suggested: ',
    },
    committed: 'as committed',
    fix: 'suggested change',
  },
  asvs: (requirement: string) => `OWASP ASVS 5.0.0, requirement ${requirement}`,
  cvss: 'CVSS 4.0',
  noOwner: 'No owner',
} as const
