import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** A server's connections, including WebSockets, which `closeAllConnections` leaves open. */
export class Connections {
  readonly #open = new Set<Socket>()

  constructor(server: Server) {
    server.on('connection', (socket) => {
      this.#open.add(socket)
      socket.once('close', () => this.#open.delete(socket))
    })
  }

  endAll(): void {
    for (const socket of this.#open) socket.destroy()
  }
}
