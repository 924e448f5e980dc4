import { describe, expect, it } from 'vitest'
import type { LegalDocument } from './document.ts'
import { privacy } from './privacy/privacy.ts'
import { terms } from './terms/terms.ts'

const documents: [string, LegalDocument][] = [
  ['terms', terms],
  ['privacy', privacy],
]

function words(document: LegalDocument): string {
  const clauses = document.sections.flatMap((section) => section.clauses)
  const body = clauses.flatMap((clause) => [...clause.text, ...(clause.list ?? [])])
  return [...document.introduction, ...body].join('\n')
}

describe.each(documents)('%s', (_name, document) => {
  it('numbers sections and clauses without gaps', () => {
    document.sections.forEach((section, index) => {
      expect(section.number).toBe(String(index + 1))
      expect(section.clauses.map((clause) => clause.number)).toEqual(
        section.clauses.map((_, place) => `${section.number}.${place + 1}`),
      )
    })
  })

  it('has one anchor for each section and clause', () => {
    const ids = document.sections.flatMap(({ id, clauses }) => [id, ...clauses.map((c) => c.id)])
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('refers only to sections that exist, by their right title', () => {
    const titles = new Map<string, string | undefined>()
    for (const section of document.sections) {
      titles.set(section.number, section.title)
      for (const clause of section.clauses) titles.set(clause.number, undefined)
    }
    for (const [, number = '', title] of words(document).matchAll(
      /Section (\d+(?:\.\d+)?)(?: \(([A-Z][^)]*)\))?/g,
    )) {
      expect(titles.has(number), `Section ${number}`).toBe(true)
      if (title) expect(title).toBe(titles.get(number))
    }
  })

  it('admits a person of exactly the minimum age', () => {
    expect(words(document)).toContain('at least 13')
    expect(words(document)).not.toMatch(/over (the age of )?13|older than 13/)
  })
})
