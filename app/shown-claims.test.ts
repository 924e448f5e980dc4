import { describe, expect, it } from 'vitest'
import { sampleLabel } from '#copy/controls.ts'
import { shownClaims } from './shown-claims.ts'

const confirmed = { sample: false }
const unconfirmed = { sample: true }

describe('shownClaims', () => {
  it('shows unconfirmed claims with a tag on a local site', () => {
    const claims = [confirmed, unconfirmed]
    expect(shownClaims(claims, false)).toEqual({ items: claims, label: sampleLabel })
  })

  it('leaves them and the tag out on a public site', () => {
    const shown = shownClaims([confirmed, unconfirmed], true)
    expect(shown).toEqual({ items: [confirmed], label: undefined })
  })
})
