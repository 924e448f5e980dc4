import { nodes, type Zone } from './business-logic-map.data.ts'

interface Column {
  readonly x: number
  readonly width: number
}

/** Where one of the two drawings puts its columns and rows; all figures are SVG units, one to a pixel. */
export interface FlowLayout {
  readonly name: 'wide' | 'narrow'
  readonly width: number
  /** From a row to the next one. */
  readonly pitch: number
  readonly columns: Readonly<Record<Zone, Column>>
  /** x of the two trust boundaries. */
  readonly boundaries: readonly [number, number]
  /** x of the guards of the calls from customers. */
  readonly guard: number
  /** x of the lane where the flagged transition bypasses the approval. */
  readonly bypass: number
}

export const nodeHeight = 44

/** The y of the middle of a row. */
export function rowY({ pitch }: FlowLayout, row: number) {
  return 52 + row * pitch
}

export function heightOf(layout: FlowLayout) {
  return rowY(layout, 4) + nodeHeight / 2 + 14
}

/** The column and the middle of a step. */
export function positionOf(layout: FlowLayout, id: string): Column & { readonly y: number } {
  const node = nodes.find((one) => one.id === id)
  if (node === undefined) throw new Error(`no step is called ${id}`)
  return { ...layout.columns[node.zone], y: rowY(layout, node.row) }
}

export const wide: FlowLayout = {
  name: 'wide',
  width: 540,
  pitch: 84,
  columns: {
    customer: { x: 1, width: 132 },
    service: { x: 234, width: 152 },
    provider: { x: 424, width: 115 },
  },
  boundaries: [150, 405],
  guard: 174,
  bypass: 214,
}

export const narrow: FlowLayout = {
  name: 'narrow',
  width: 264,
  pitch: 76,
  columns: {
    customer: { x: 1, width: 62 },
    service: { x: 104, width: 80 },
    provider: { x: 197, width: 66 },
  },
  boundaries: [70, 190],
  guard: 79,
  bypass: 91,
}
