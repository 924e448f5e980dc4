/** Where one of the two drawings puts its lifelines; SVG units, one to a pixel. */
export interface SequenceLayout {
  readonly name: 'wide' | 'narrow'
  readonly width: number
  readonly height: number
  readonly lifelines: readonly number[]
  readonly boxWidth: number
  /** x of the trust boundaries: before the service, before the provider. */
  readonly boundaries: readonly number[]
}

/** From the lifeline at the left of a message to its label. */
export const labelInset = 8

const firstMessage = 76
const pitch = 44

export const boxHeight = 38

/** The y of a message's line. */
export function messageY(index: number) {
  return firstMessage + index * pitch
}

/** The y where the lifelines end. The labels of the trust boundaries are below it. */
export const lifelineEnd = messageY(5) + 16

const height = lifelineEnd + 28

/** Each label fits between two adjacent lifelines and beside a boundary. */
export const wide: SequenceLayout = {
  name: 'wide',
  width: 540,
  height,
  lifelines: [52, 222, 362, 488],
  boxWidth: 104,
  boundaries: [190, 425],
}

export const narrow: SequenceLayout = {
  name: 'narrow',
  width: 264,
  height,
  lifelines: [30, 108, 172, 234],
  boxWidth: 58,
  boundaries: [69, 203],
}
