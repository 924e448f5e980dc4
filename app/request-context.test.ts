import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { resolvePath } from './request-context.server.ts'

it('has no way to find pages in a request that finds one, and does not throw', () => {
  expect(new RouterContextProvider().get(resolvePath)).toBeNull()
})
