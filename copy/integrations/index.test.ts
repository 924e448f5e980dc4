import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { guides } from './guides/index.ts'
import { tokenVariable, uploadCommand, urlVariable } from './guides/upload.ts'
import { integrations, popularIntegrations } from './index.ts'

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

describe('popularIntegrations', () => {
  it('are GitHub, Jira and Snyk', () => {
    expect(ids(popularIntegrations)).toEqual(['github', 'jira', 'snyk'])
  })
})

describe('guides', () => {
  it.each(integrations)('$name has one under its ID', ({ id }) => {
    expect(guides[id].id).toBe(id)
    expect(guides[id].permissions.length).toBeGreaterThan(0)
    expect(guides[id].steps.length).toBeGreaterThanOrEqual(4)
  })

  it.each(integrations.filter(({ category }) => category === 'scanners'))(
    '$name ends in an upload',
    ({ id }) => {
      const code = guides[id].steps.map((step) => step.code?.text ?? '').join('\n')
      expect(code).toContain('.sarif')
      expect(code).toContain(`$${urlVariable}`)
      expect(code).toContain(`$${tokenVariable}`)
    },
  )
})

describe('shell code', () => {
  it.each(integrations)('of $name parses', ({ id }) => {
    const code = guides[id].steps.flatMap((step) =>
      step.code?.language === 'bash' ? [step.code.text] : [],
    )
    expect(() => execFileSync('sh', ['-n', '-c', code.join('\n')], { stdio: 'pipe' })).not.toThrow()
  })
})

describe('uploadCommand', () => {
  it('uses names that a shell accepts as variables', () => {
    expect(urlVariable).toMatch(/^[A-Z][A-Z0-9_]*_URL$/)
    expect(tokenVariable).toMatch(/^[A-Z][A-Z0-9_]*_TOKEN$/)
  })

  it('sends the named file for the named commit', () => {
    const command = uploadCommand('results.sarif', '$SHA')
    expect(command).toContain('--data-binary @results.sarif')
    expect(command).toContain(`"$${urlVariable}?commit=$SHA"`)
  })
})
