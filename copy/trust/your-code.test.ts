import { expect, it } from 'vitest'
import { sections } from '../legal/terms.mdx'
import { yourCode } from './your-code.ts'

it('names clauses by their numbers', () => {
  const clauses = sections.flatMap((section) => section.clauses)
  for (const { clause } of yourCode.practices) {
    if (!clause) continue
    const [, id] = clause.to.split('#')
    expect(clause.label).toContain(clauses.find((one) => one.id === id)?.number ?? 'none')
  }
})
