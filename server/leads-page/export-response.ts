import { Readable } from 'node:stream'
import {
  byteOrderMark,
  csvHeading,
  type Lead,
  leadsAsCsv,
  leadsAsXlsx,
  xlsxType,
} from '#leads/index.ts'

/** Streams the leads as a CSV file for spreadsheets. */
export function csvResponse(parts: AsyncIterable<Lead[]>): Response {
  const encoder = new TextEncoder()
  const chunks = async function* () {
    yield encoder.encode(byteOrderMark + csvHeading)
    for await (const leads of parts) {
      yield encoder.encode(leadsAsCsv(leads, { escapeFormulas: true }))
    }
  }
  return new Response(Readable.toWeb(Readable.from(chunks())) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="leads.csv"',
    },
  })
}

/** The leads as a workbook. */
export async function xlsxResponse(parts: AsyncIterable<Lead[]>): Promise<Response> {
  return new Response(Uint8Array.from(await leadsAsXlsx(parts)), {
    headers: {
      'content-type': xlsxType,
      'content-disposition': 'attachment; filename="leads.xlsx"',
    },
  })
}
