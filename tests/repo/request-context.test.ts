import { expectTypeOf, it } from 'vitest'
import type { RequestContext as Expected } from '#app/request-context.server.ts'
import type { RequestContext as Provided } from '#server/pages/index.ts'

it('the server provides every service that loaders and actions expect', () => {
  expectTypeOf<Provided>().toExtend<Expected>()
})
