import { describe, expect, it } from 'vitest'
import { clauseWords } from '../../tests/fixtures/legal-words.ts'
import { contact, officeHours } from '../forms/contact.ts'
import { comparison, freeVersion, plans } from '../pricing/plans.ts'
import { trial } from '../pricing/trial.ts'
import { allQuestions } from '../questions.ts'
import { planFigures } from './plan-figures.ts'
import * as terms from './terms.mdx'

const clauses = clauseWords(terms)

describe('a business day', () => {
  const clause = clauses.get('define-business-day') ?? ''

  it('is no holiday on which the office is closed', () => {
    const [, holiday] = /^Closed on (.+)s\.$/.exec(contact.hours.holidays) ?? []
    expect(clause).toContain(`that is not a ${holiday}.`)
  })

  it('is a day on which the office is open', () => {
    const week = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
    const [, first = '', last = ''] = /from (\w+) through (\w+)/.exec(clause) ?? []
    const days = week.slice(week.indexOf(first), week.indexOf(last) + 1)
    expect(days).not.toEqual([])
    const open = officeHours.flatMap((row) => (row.open ? row.days.map((day) => week[day]) : []))
    expect(open).toEqual(expect.arrayContaining(days))
  })
})

describe('support', () => {
  const row = (capability: string) => comparison.find((row) => row.capability === capability)
  const texts = [trial, freeVersion.description, ...allQuestions.map(({ answer }) => answer)]

  it.each(plans)('of $name is in Terms 11.1 if the plans promise it', ({ id, name }) => {
    const promised = Boolean(row('Support response time')?.values[id])
    expect(clauses.get('services-support')?.includes(`the ${name} Plan`)).toBe(promised)
  })

  it.each(plans)('of $name starts after a trial if there is one', ({ id, name }) => {
    const hasTrial = Boolean(row('Free trial')?.values[id])
    expect(clauses.get('editions-trial')?.includes(`the ${name} Plan`)).toBe(hasTrial)
  })

  it('within hours is promised for a paid subscription only', () => {
    const hours = new RegExp(`[^.]*\\b${planFigures.proSupportHours} hours\\b`)
    const promises = texts.flatMap((text) => hours.exec(text) ?? [])
    expect(promises.length).toBeGreaterThan(1)
    for (const promise of promises) expect(promise).toMatch(/\bpaid\b/)
  })

  it('comes with neither a trial nor the free version', () => {
    const offers = texts.filter((text) => /\btrials?\b|free version|paid plans/.test(text))
    expect(offers.length).toBeGreaterThan(3)
    for (const offer of offers) {
      expect(offer).toMatch(/n’t include support|no support|Support starts with a paid/)
    }
  })
})
