// The editor imports this file, so the schemas import nothing from the site.
import { code } from './code/schema.ts'
import { row, table } from './table/schema.ts'

/** The schema of each block. */
export const blockSchemas = [code, table]

/** The schemas of types inside blocks. */
export const blockParts = [row]
