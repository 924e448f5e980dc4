import { columns, leadCells } from './columns.ts'
import type { Lead } from './lead.ts'

/**
 * The start of a spreadsheet formula (CWE-1236), including full-width signs. It's escaped at the start of a
 * cell, and after characters that a program may read as the end of a cell.
 */
const formulaStart = /(^|[;\t\r\n])([ \u00a0\u3000]?)([=+\-@\uff1d\uff0b\uff0d\uff20])/g

interface CsvOptions {
  /** Puts an apostrophe before formulas, for files that are opened in a spreadsheet program. */
  escapeFormulas: boolean
}

/** The heading row of a CSV file (RFC 4180). Rows of `leadsAsCsv` follow. */
export const csvHeading = row(columns)

/** A byte order mark, by which spreadsheet programs recognize UTF-8. */
export const byteOrderMark = '\ufeff'

/** Leads as CSV rows (RFC 4180), with the columns of `csvHeading`. */
export function leadsAsCsv(leads: readonly Lead[], { escapeFormulas }: CsvOptions): string {
  const rows = leads.map((lead) => {
    const cells = leadCells(lead)
    return row(escapeFormulas ? cells.map(escapeFormula) : cells)
  })
  return rows.join('')
}

/** A row of quoted cells (RFC 4180 §2). */
function row(values: readonly string[]): string {
  return `${values.map((value) => `"${value.replaceAll('"', '""')}"`).join(',')}\r\n`
}

/** An apostrophe turns formulas into text. */
function escapeFormula(value: string): string {
  return value.replace(/^[\t\r\n]/, "'$&").replace(formulaStart, "$1$2'$3")
}
