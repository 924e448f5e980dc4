import { describe, expect, it } from 'vitest'
import { answers, chat } from './code-chat.data.ts'

describe('answers', () => {
  it('include one for each persona and verbosity, with citations', () => {
    for (const persona of chat.persona.options) {
      for (const verbosity of chat.verbosity.options) {
        const matching = answers.filter(
          (one) => one.persona === persona.value && one.verbosity === verbosity.value,
        )
        expect(matching).toHaveLength(1)
        expect(matching[0]?.cites.length).toBeGreaterThan(0)
      }
    }
  })
})
