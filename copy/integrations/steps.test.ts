import { expect, it } from 'vitest'
import { integrations } from './members.ts'
import { missingAt, steps } from './steps.ts'

it('each step names the tools that are enough for it, and each tool is enough for one', () => {
  for (const step of steps) {
    const enough = integrations.filter((tool) => tool.steps.includes(step.id))
    expect(enough.length, step.id).toBeGreaterThan(1)
    for (const { name } of enough) expect(missingAt(step)).toContain(name)
  }
  for (const { id, steps } of integrations) expect(steps, id).not.toEqual([])
})

it('scanners deliver results and nothing else', () => {
  for (const { id, category, steps } of integrations) {
    expect(steps.includes('results'), id).toBe(category === 'scanners')
  }
})
