import { expect, it } from 'vitest'
import { languages, sourceDepths } from './languages.ts'
import { openQuestions } from './trust/open-questions.ts'

it('each source is read down to a depth of the table', () => {
  const depths = languages.depths.rows.map(([name]) => name)
  for (const { id, levels, deepest } of sourceDepths) {
    expect(levels.map(({ name }) => name).toReversed(), id).toEqual(depths)
    const read = levels.filter(({ state }) => state === 'read')
    expect(read.at(-1)?.name, id).toBe(deepest.name)
  }
})

it('some source is asked for at a depth for which the table says to ask', () => {
  for (const [name, , reads] of languages.depths.rows) {
    if (!reads?.endsWith(openQuestions.ask.label.toLowerCase())) continue
    const states = sourceDepths.flatMap(({ levels }) =>
      levels.filter((level) => level.name === name).map(({ state }) => state),
    )
    expect(states).toContain('ask')
  }
})
