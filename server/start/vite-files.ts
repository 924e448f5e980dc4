import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { createMiddleware } from 'hono/factory'
import type { ViteDevServer } from 'vite'

/** Serves source modules through Vite; what Vite does not know goes on to the pages. */
export function viteFiles(vite: ViteDevServer) {
  return createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
    const { incoming, outgoing } = c.env
    const passedOn = await new Promise<boolean>((resolve) => {
      outgoing.once('close', () => resolve(false))
      vite.middlewares(incoming, outgoing, () => resolve(true))
    })
    return passedOn ? next() : RESPONSE_ALREADY_SENT
  })
}
