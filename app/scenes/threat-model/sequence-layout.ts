/** Where one of the two drawings puts its lifelines; SVG units, one to a pixel. */
export interface SequenceLayout {
  readonly name: 'wide' | 'narrow'
  readonly width: number
  /** From a message to the next one. */
  readonly pitch: number
  readonly lifelines: readonly number[]
  readonly boxWidth: number
  /** x of the trust boundaries: before the service, before the provider. */
  readonly boundaries: readonly number[]
}

/** From the lifeline at the left of a message to its label. */
export const labelInset = 8

export const boxHeight = 38

/** The y of a message's line. */
export function messageY({ pitch }: SequenceLayout, index: number) {
  return 70 + index * pitch
}

/** The y where the lifelines end. The labels of the trust boundaries are below it. */
export function lifelineEnd(layout: SequenceLayout) {
  return messageY(layout, 5) + 32
}

/** Each label fits between two adjacent lifelines and next to a boundary. */
export const wide: SequenceLayout = {
  name: 'wide',
  width: 560,
  pitch: 62,
  lifelines: [52, 240, 384, 508],
  boxWidth: 96,
  boundaries: [180, 446],
}

export const narrow: SequenceLayout = {
  name: 'narrow',
  width: 264,
  pitch: 46,
  lifelines: [29, 102, 162, 235],
  boxWidth: 56,
  boundaries: [65.5, 198.5],
}
