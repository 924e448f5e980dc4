// Imported by the editor, so the schemas import nothing of the site.
import { code } from './code/schema.ts'
import { row, table } from './table/schema.ts'

/** The schema of each block. */
export const blockSchemas = [code, table]

/** The types of parts of blocks. */
export const blockParts = [row]
