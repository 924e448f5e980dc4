import { createServer, request } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { createServer as createSocketServer } from 'node:net'
import { pathToFileURL } from 'node:url'
import { toolFile } from './tools.ts'

interface Certificate {
  private: string
  cert: string
}

/** A self-signed certificate for localhost. */
export async function makeCertificate(): Promise<Certificate> {
  const { default: selfsigned }: { default: SelfSigned } = await import(
    pathToFileURL(toolFile('selfsigned/index.js')).href
  )
  return selfsigned.generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
    ],
  })
}

interface SelfSigned {
  generate(attributes: object[], options: object): Promise<Certificate>
}

/** The first byte of a TLS handshake record (RFC 8446 §5.1). */
const TLS_HANDSHAKE = 22

/**
 * A reverse proxy like that of a deployment: forwards https to the site and redirects http to https,
 * both on one port, distinguished by the first byte. Returns a function that closes it.
 */
export async function openTlsFront(
  port: number,
  site: number,
  { private: key, cert }: Certificate,
) {
  const secure = createTlsServer({ key, cert }, (incoming, outgoing) => {
    const { method, url: path, headers } = incoming
    const forwarded = { ...headers, 'x-forwarded-proto': 'https' }
    const upstream = request({ port: site, method, path, headers: forwarded }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    upstream.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(upstream)
  })
  const plain = createServer(({ headers, url }, outgoing) => {
    outgoing.writeHead(301, { location: `https://${headers.host}${url}` }).end()
  })
  const front = createSocketServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.once('data', (bytes) => {
      socket.pause()
      socket.unshift(bytes)
      const server = bytes[0] === TLS_HANDSHAKE ? secure : plain
      server.emit('connection', socket)
      process.nextTick(() => socket.resume())
    })
  })
  await new Promise<void>((resolve) => front.listen(port, 'localhost', resolve))
  return () => {
    front.close()
    secure.closeAllConnections()
    plain.closeAllConnections()
  }
}
