/** Where one of the two drawings puts its lifelines; SVG units, one to a pixel. */
export type SequenceLayout = {
  readonly name: 'wide' | 'narrow'
  readonly width: number
  readonly height: number
  readonly lifelines: readonly number[]
  readonly boxWidth: number
  /** x of the trust boundaries: before the service, before the provider. */
  readonly boundaries: readonly number[]
}

const firstMessage = 72
const pitch = 36

export const boxHeight = 34

/** The line a message is drawn on. */
export function messageY(index: number) {
  return firstMessage + index * pitch
}

const height = messageY(5) + 18

export const wide: SequenceLayout = {
  name: 'wide',
  width: 566,
  height,
  lifelines: [58, 232, 380, 510],
  boxWidth: 110,
  boundaries: [145, 445],
}

export const narrow: SequenceLayout = {
  name: 'narrow',
  width: 286,
  height,
  lifelines: [30, 118, 188, 256],
  boxWidth: 58,
  boundaries: [74, 222],
}
