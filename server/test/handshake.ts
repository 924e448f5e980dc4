import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'

/**
 * The status of the response to a WebSocket handshake.
 * @param held ends the connection; by default, the response does
 */
export async function handshakeStatus(
  url: string,
  headers: Record<string, string>,
  held: Promise<void> = Promise.resolve(),
): Promise<number | undefined> {
  const sent = request(url, {
    agent: false,
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      ...headers,
    },
  }).end()
  const events = ['response', 'upgrade'].map((event) => once(sent, event))
  const [response]: IncomingMessage[] = await Promise.race(events)
  void held.then(() => response?.socket.destroy())
  return response?.statusCode
}
