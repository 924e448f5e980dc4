import { expect, it } from 'vitest'
import { labelInset, narrow, wide } from './sequence-layout.ts'
import { messages } from './threat-model.data.ts'

/** In units of the drawing: 13 px, of which a letter of the monospace font takes six tenths. */
const letterWidth = 13 * 0.6

it('ends the label of each message before the next lifeline', () => {
  for (const { from, to, text } of messages) {
    const left = Math.min(from, to)
    const room = (wide.lifelines[left + 1] ?? 0) - (wide.lifelines[left] ?? 0)
    expect(labelInset + text.length * letterWidth, text).toBeLessThan(room)
  }
})

it.each([wide, narrow])('draws no trust boundary through a party ($name)', (layout) => {
  const { boundaries, boxWidth, lifelines } = layout
  for (const boundary of boundaries) {
    for (const lifeline of lifelines) {
      expect(Math.abs(boundary - lifeline) - boxWidth / 2).toBeGreaterThanOrEqual(8)
    }
  }
})
