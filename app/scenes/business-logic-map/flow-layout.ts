import type { Zone } from './business-logic-map.data.ts'

type Column = { readonly x: number; readonly width: number }

/** Where one of the two drawings puts its columns; all figures are SVG units, one to a pixel. */
export type FlowLayout = {
  readonly name: 'wide' | 'narrow'
  readonly width: number
  readonly height: number
  readonly columns: Readonly<Record<Zone, Column>>
  /** x of the two trust boundaries. */
  readonly boundaries: readonly [number, number]
  /** x of the lane on which the flagged transition passes the approval by. */
  readonly bypass: number
}

const firstRow = 60
const rowPitch = 70

export const nodeHeight = 44

/** The middle of a row. */
export function rowY(row: number) {
  return firstRow + row * rowPitch
}

const height = rowY(4) + nodeHeight / 2 + 14

export const wide: FlowLayout = {
  name: 'wide',
  width: 568,
  height,
  columns: {
    customer: { x: 1, width: 132 },
    service: { x: 246, width: 156 },
    provider: { x: 448, width: 119 },
  },
  boundaries: [154, 425],
  bypass: 182,
}

export const narrow: FlowLayout = {
  name: 'narrow',
  width: 286,
  height,
  columns: {
    customer: { x: 1, width: 68 },
    service: { x: 122, width: 88 },
    provider: { x: 225, width: 60 },
  },
  boundaries: [78, 218],
  bypass: 99,
}
