import { Readable } from 'node:stream'
import { ConcurrencyLimiter } from 'limits'
import {
  byteOrderMark,
  csvHeading,
  type Lead,
  leadsAsCsv,
  leadsAsXlsx,
  xlsxType,
} from '#leads/index.ts'

/** Streams the leads as a CSV file: for spreadsheets, with escaped formulas, or for import, with untouched values. */
export function csvResponse(
  parts: AsyncIterable<Lead[]>,
  options: { escapeFormulas: boolean },
): Response {
  const encoder = new TextEncoder()
  const name = options.escapeFormulas ? 'leads.csv' : 'leads-import.csv'
  const chunks = async function* () {
    yield encoder.encode(options.escapeFormulas ? byteOrderMark + csvHeading : csvHeading)
    for await (const leads of parts) yield encoder.encode(leadsAsCsv(leads, options))
  }
  return new Response(Readable.toWeb(Readable.from(chunks())) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}

/** Workbooks that are made at the same time: each is in memory as a whole. */
const CONCURRENT_WORKBOOKS = { inAll: 2, perClient: 1 }

/** Returns a function that responds with leads as a workbook, by the ID of the person who requests it. */
export function xlsxResponses() {
  const concurrent = new ConcurrencyLimiter(CONCURRENT_WORKBOOKS)
  return async (parts: AsyncIterable<Lead[]>, person: string): Promise<Response> => {
    const end = concurrent.start(person)
    if (!end) {
      const headers = { 'retry-after': '10' }
      return new Response('Another export is running. Try again in a moment.\n', {
        status: 503,
        headers,
      })
    }
    try {
      return new Response(Uint8Array.from(await leadsAsXlsx(parts)), {
        headers: {
          'content-type': xlsxType,
          'content-disposition': 'attachment; filename="leads.xlsx"',
        },
      })
    } finally {
      end()
    }
  }
}
