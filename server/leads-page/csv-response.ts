import { Readable } from 'node:stream'
import { csvHeading, type Lead, leadsAsCsv } from '#leads/index.ts'

/** Streams the leads as a CSV file. */
export function csvResponse(parts: AsyncIterable<Lead[]>): Response {
  const encoder = new TextEncoder()
  const chunks = async function* () {
    yield encoder.encode(csvHeading)
    for await (const leads of parts) yield encoder.encode(leadsAsCsv(leads))
  }
  return new Response(Readable.toWeb(Readable.from(chunks())) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="leads.csv"',
    },
  })
}
