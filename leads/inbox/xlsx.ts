import { columns, leadCells } from './columns.ts'
import type { Lead } from './lead.ts'

/** More UTF-16 code units than this in a cell make Excel repair the file. */
const MAX_CELL_LENGTH = 32_767

/** The media type of Office Open XML workbooks. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Leads as an Office Open XML workbook (ECMA-376), with the columns of the CSV. All cells are text, so that
 * spreadsheet programs change no phone number and run no formula.
 */
export async function leadsAsXlsx(batches: AsyncIterable<readonly Lead[]>): Promise<Buffer> {
  const rows = [columns.map(textCell)]
  for await (const leads of batches) {
    for (const lead of leads) rows.push(leadCells(lead).map(textCell))
  }
  // Imported here, because few sites export, and it takes memory.
  const { default: writeExcelFile } = await import('write-excel-file/node')
  return writeExcelFile(rows, { sheet: 'Leads', stickyRowsCount: 1 }).toBuffer()
}

/** A cell with the number format "Text", so that it also stays text when someone edits it. */
function textCell(value: string) {
  return { value: escapeText(cut(value)), type: String, format: '@' } as const
}

function cut(value: string): string {
  return value.length > MAX_CELL_LENGTH ? `${value.slice(0, MAX_CELL_LENGTH - 1)}…` : value
}

/** Characters that XML changes or the writer drops, and texts that read like their escapes. */
const escaped = /_(?=x[\da-f]{4}_)|[[\p{Cc}--[\t\n]]\p{Cs}\p{NChar}\ufffd]/giv

/** Escapes code units as `_xHHHH_` (ECMA-376, ST_Xstring). */
function escapeText(value: string): string {
  // The writer looks texts up in a plain object, where these names are inherited.
  if (value in {}) return escapeUnits(value.charAt(0)) + value.slice(1)
  return value.replace(escaped, escapeUnits)
}

function escapeUnits(characters: string): string {
  return Array.from(
    { length: characters.length },
    (_, i) => `_x${characters.charCodeAt(i).toString(16).toUpperCase().padStart(4, '0')}_`,
  ).join('')
}
