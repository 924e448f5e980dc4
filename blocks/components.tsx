import type { ComponentType } from 'react'
import type { CustomBlock } from './block-types.ts'
import { CodeFigure, PlainCode } from './code/components.tsx'
import { DataTable, PlainTable } from './table/components.tsx'

type Components = {
  [Type in CustomBlock['_type']]: ComponentType<{ value: Extract<CustomBlock, { _type: Type }> }>
}

/** The component of each block on a page. */
export const pageComponents = { code: CodeFigure, table: DataTable } satisfies Components

/** The component of each block in feeds: plain elements, without classes or scripts. */
export const feedComponents = { code: PlainCode, table: PlainTable } satisfies Components
