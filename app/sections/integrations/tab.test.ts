import { describe, expect, it } from 'vitest'
import { integrations, integrationTabs } from '#copy/integrations/index.ts'
import { integrationsIn, labelOf, tabOf } from './tab.ts'

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

describe('integrationsIn', () => {
  it('shows every integration on the first tab', () => {
    expect(integrationsIn('all')).toEqual(integrations)
    expect(integrationTabs[0]?.id).toBe('all')
  })

  it('filters by exact category', () => {
    expect(ids(integrationsIn('cicd'))).toEqual(['github', 'gitlab'])
    expect(ids(integrationsIn('scanners'))).toEqual(['semgrep', 'snyk', 'grype', 'checkov'])
    expect(ids(integrationsIn('ticketing'))).toEqual(['jira'])
  })

  it('has no empty tab and no integration without a tab', () => {
    const shown = integrationTabs
      .filter(({ id }) => id !== 'all')
      .flatMap(({ id }) => ids(integrationsIn(id)))
    expect(shown.toSorted()).toEqual(ids(integrations).toSorted())
  })
})

describe('tabOf', () => {
  it('returns the category, or all for anything else', () => {
    expect(tabOf('cicd')).toBe('cicd')
    expect(tabOf('all')).toBe('all')
    for (const other of [null, '', 'CICD', 'toString', '<script>']) expect(tabOf(other)).toBe('all')
  })
})

describe('labelOf', () => {
  it('returns the label of a tab', () => {
    expect(labelOf('cicd')).toBe('CI/CD')
  })
})
