import { connect } from 'node:net'
import { inject } from 'vitest'

/** Sends raw bytes and collects the response until the server closes the connection. */
export function sendRaw(bytes: string | Buffer, site = inject('siteUrl')): Promise<RawResponse> {
  const { hostname, port } = new URL(site)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => resolve(parse(Buffer.concat(chunks).toString('latin1'))))
  })
}

export interface RawResponse {
  /** 0 when the connection was closed without a response. */
  status: number
  headers: Record<string, string | undefined>
  text: string
}

function parse(text: string): RawResponse {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headers: Object.fromEntries(headers),
    text: rest.join('\r\n\r\n'),
  }
}
