import type { HttpBindings } from '@hono/node-server'

/** What handlers know of a request in addition to the request: Node's objects, and the client's IP address. */
export type Env = { Bindings: HttpBindings & { clientAddress: string } }
