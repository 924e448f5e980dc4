import { expect, it } from 'vitest'
import { peopleFindings } from './parts.ts'

const person = {
  id: 'p1',
  name: 'Ada',
  addedAt: new Date(0),
  signedInAt: undefined,
  needsPassword: false,
  hasSecondFactor: false,
}

it.each([
  { role: 'editor', isBuilt: false, blocks: true },
  { role: 'recruiter', isBuilt: false, blocks: true },
  { role: 'sales', isBuilt: false, blocks: false },
  { role: 'editor', isBuilt: true, blocks: false },
] as const)(
  '$role, editor built: $isBuilt, blocks a launch: $blocks',
  ({ role, isBuilt, blocks }) => {
    const findings = peopleFindings([{ ...person, role }], isBuilt)
    expect(findings.some(({ level }) => level === 'error')).toBe(blocks)
  },
)

it('counts people who can’t sign in since a restore', () => {
  const people = [person, { ...person, needsPassword: true }].map((one) => ({
    ...one,
    role: 'sales' as const,
  }))
  const findings = peopleFindings(people, true)
  expect(findings.map(({ level, message }) => `${level}: ${message}`)).toContainEqual(
    expect.stringMatching(/^warning: .+ 1\./),
  )
})
