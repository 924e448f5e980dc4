import { createServer, request } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { createServer as createSocketServer } from 'node:net'
import { pathToFileURL } from 'node:url'
import { toolFile } from './tools.ts'

interface Certificate {
  private: string
  cert: string
}

/** A certificate for localhost that only its holder trusts. */
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
const handshake = 22

/**
 * A proxy as it stands in front of a deployment: https is passed on to the site, http is sent to
 * https. Both on one port, told apart by their first byte. Returns what closes it.
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
      const server = bytes[0] === handshake ? secure : plain
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
