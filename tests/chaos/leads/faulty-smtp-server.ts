import { connect, createServer, type Server, type Socket } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A received mail. Times are from `performance.now()`. */
export interface ReceivedMail {
  messageId: string
  subject: string
  to: string[]
  begin: number
  end: number
}

/** The behavior of the server; a number is the SMTP reply to a mail. */
export type Behavior = 'accept' | 'delay' | 'hang' | 'greet late' | 'drop in data' | 'hold' | number

const GREETING_DELAY_MS = 30_000
/** Before the reply to a mail, with `delay`. */
const REPLY_DELAY_MS = 2_000

/** A faulty mail server on loopback. A proxy in front forwards or breaks connections. */
export class FaultyMailServer implements AsyncDisposable {
  readonly received: ReceivedMail[] = []
  behavior: Behavior = 'accept'
  /** Mails that were sent to it, and connections that were made. */
  attempts = 0
  connections = 0
  #port = 0
  #front: Server | undefined
  readonly #sockets = new Set<Socket>()
  readonly #smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      const begin = performance.now()
      const chunks: Buffer[] = []
      this.attempts += 1
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (this.behavior === 'drop in data') this.cut()
      })
      stream.on('end', async () => {
        if (typeof this.behavior === 'number') {
          return done(
            Object.assign(new Error('Rejected by the test'), { responseCode: this.behavior }),
          )
        }
        if (this.behavior === 'hold') return
        const mail = await PostalMime.parse(Buffer.concat(chunks))
        // Long enough that two attempts at one mail would overlap.
        const delayMs = this.behavior === 'delay' ? REPLY_DELAY_MS : 20
        await new Promise((resolve) => setTimeout(resolve, delayMs))
        this.received.push({
          messageId: mail.messageId ?? '',
          subject: mail.subject ?? '',
          to: session.envelope.rcptTo.map(({ address }) => address),
          begin,
          end: performance.now(),
        })
        done()
      })
    },
  })

  constructor() {
    // Broken connections are expected.
    this.#smtp.on('error', () => {})
  }

  /** Listens, always on the same port. Returns the value for `SMTP_URL`. */
  async up(): Promise<string> {
    const inner = await listening(this.#smtp.server)
    this.#front = createServer((socket) => this.#pass(socket, inner))
    await new Promise<void>((resolve) => this.#front?.listen(this.#port, '127.0.0.1', resolve))
    const address = this.#front.address()
    if (typeof address === 'object' && address) this.#port = address.port
    return `smtp://127.0.0.1:${this.#port}`
  }

  /** Stops and closes every connection. */
  async down(): Promise<void> {
    this.cut()
    await new Promise<void>((resolve) => {
      if (this.#front?.listening) this.#front.close(() => resolve())
      else resolve()
    })
  }

  /** Closes every connection. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.down()
    await new Promise<void>((resolve) => this.#smtp.close(() => resolve()))
  }

  #pass(socket: Socket, inner: number): void {
    this.connections += 1
    this.#sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => this.#sockets.delete(socket))
    if (this.behavior === 'hang') return
    const pass = () => {
      if (socket.destroyed) return
      const upstream = connect(inner, '127.0.0.1')
      upstream.on('error', () => socket.destroy())
      upstream.once('close', () => socket.destroy())
      socket.once('close', () => upstream.destroy())
      socket.pipe(upstream).pipe(socket)
    }
    if (this.behavior === 'greet late') setTimeout(pass, GREETING_DELAY_MS)
    else pass()
  }
}

async function listening(server: Server): Promise<number> {
  if (!server.listening) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  }
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Whether two mails were received at the same time. */
export function overlaps(mails: readonly ReceivedMail[]): boolean {
  const sorted = mails.toSorted((a, b) => a.begin - b.begin)
  return sorted.some((mail, index) => index > 0 && mail.begin < (sorted[index - 1]?.end ?? 0))
}
