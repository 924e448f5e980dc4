import { type ClientHttp2Session, connect } from 'node:http2'
import { connect as connectTls } from 'node:tls'

export interface ClientResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

interface RequestOptions {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** Speaks HTTP/2 over TLS to a port of this machine, under a name that leads elsewhere. */
export class Client implements Disposable {
  readonly origin: string
  readonly #port: number
  #session: ClientHttp2Session | undefined

  constructor(name: string, port: number) {
    this.origin = `https://${name}:${port}`
    this.#port = port
  }

  /** @throws when no response comes within 40 s, or the connection breaks */
  async request(path: string, options: RequestOptions = {}): Promise<ClientResponse> {
    const { method = 'GET', body } = options
    const stream = this.#open().request({ ':method': method, ':path': path, ...options.headers })
    stream.setTimeout(40_000, () => stream.destroy(new Error('no response')))
    const head = new Promise<ClientResponse['headers']>((resolve, reject) => {
      stream.once('response', resolve)
      stream.on('error', reject)
    })
    stream.end(body)
    const headers = await head
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk)
    return { status: Number(headers[':status']), headers, body: Buffer.concat(chunks) }
  }

  /** Where requests by HTTP/1.1 go, for `node:https`. */
  get target() {
    const { hostname, host } = new URL(this.origin)
    return {
      host: '127.0.0.1',
      port: this.#port,
      servername: hostname,
      setHost: false,
      // The test's own certificate.
      rejectUnauthorized: false,
      headers: { host },
    }
  }

  [Symbol.dispose](): void {
    this.#session?.close()
  }

  #open(): ClientHttp2Session {
    if (this.#session && !this.#session.closed && !this.#session.destroyed) return this.#session
    const { hostname } = new URL(this.origin)
    const options = {
      host: '127.0.0.1',
      port: this.#port,
      servername: hostname,
      ALPNProtocols: ['h2'],
      // The test's own certificate.
      rejectUnauthorized: false,
    }
    const session = connect(this.origin, { createConnection: () => connectTls(options) })
    session.on('error', () => session.destroy())
    session.on('goaway', () => session.close())
    this.#session = session
    return session
  }
}
