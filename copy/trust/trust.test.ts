import { expect, it } from 'vitest'
import { sections } from '../legal/terms.mdx'
import { security } from '../security.ts'
import { siteSecurity } from './this-site.ts'
import { yourCode } from './your-code.ts'

it('has the policy under the ID that the security page links to', () => {
  const { id, links } = security.trust
  expect(id).toBe(siteSecurity.report.id)
  expect(links.map(({ to }) => to)).toContain(`/trust#${id}`)
})

it('names clauses by their numbers', () => {
  const clauses = sections.flatMap((section) => section.clauses)
  for (const { clause } of yourCode.practices) {
    if (!clause) continue
    const [, id] = clause.to.split('#')
    expect(clause.label).toContain(clauses.find((one) => one.id === id)?.number ?? 'none')
  }
})
