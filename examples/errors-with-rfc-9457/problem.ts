import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

interface Details {
  status: number
  title: string
  type?: string
  detail?: string
  errors?: { pointer: string; detail: string }[]
}

/** A failure that we planned: everything in it may be shown to the caller. */
export class Problem extends Error {
  readonly details: Details
  constructor(details: Details) {
    super(details.title)
    this.details = details
  }
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>
type Log = (line: Record<string, unknown>) => void

/** Wraps a handler: planned problems are sent as they are, all others as a bare 500. */
export function withProblems(handler: Handler, log: Log): Handler {
  return async (request, response) => {
    try {
      await handler(request, response)
    } catch (error) {
      const id = `urn:uuid:${randomUUID()}`
      const planned = error instanceof Problem
      const details: Details = planned
        ? error.details
        : { status: 500, title: 'Internal Server Error' }
      log({
        instance: id,
        status: details.status,
        title: details.title,
        ...(planned ? {} : { error: error instanceof Error ? error.stack : String(error) }),
      })
      if (response.headersSent) {
        response.destroy()
        return
      }
      response.writeHead(details.status, {
        'content-type': 'application/problem+json',
        'cache-control': 'no-store',
      })
      response.end(JSON.stringify({ type: 'about:blank', ...details, instance: id }))
    }
  }
}
