import { createServer, request } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { createServer as createSocketServer } from 'node:net'

/** The first byte of a TLS handshake record (RFC 8446 §5.1). */
const TLS_HANDSHAKE = 22

/**
 * A reverse proxy like that of a deployment: forwards https to the site and redirects http to https,
 * both on one port, distinguished by the first byte. Returns a function that closes it.
 */
export async function startTlsProxy(
  port: number,
  site: number,
  certificate: { key: Buffer; cert: Buffer },
) {
  const secure = createTlsServer(certificate, (incoming, outgoing) => {
    const { method, url: path, headers } = incoming
    const forwarded = { ...headers, 'x-forwarded-proto': 'https' }
    const upstream = request({ port: site, method, path, headers: forwarded }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    upstream.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(upstream)
  })
  const plain = createServer(({ headers, url }, outgoing) => {
    outgoing.writeHead(301, { location: `https://${headers.host}${url}` }).end()
  })
  const proxy = createSocketServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.once('data', (bytes) => {
      socket.pause()
      socket.unshift(bytes)
      const server = bytes[0] === TLS_HANDSHAKE ? secure : plain
      server.emit('connection', socket)
      process.nextTick(() => socket.resume())
    })
  })
  await new Promise<void>((resolve) => proxy.listen(port, 'localhost', resolve))
  return () => {
    proxy.close()
    secure.closeAllConnections()
    plain.closeAllConnections()
  }
}
