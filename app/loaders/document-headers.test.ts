import type { ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { pageHandle } from '#app/meta/page-handle.ts'
import { CACHE_POLICY_HEADER } from '#cache/index.ts'
import { withDocumentHeaders } from './document-headers.server.ts'

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module']

const modules = import.meta.glob<RouteModule>('../routes/*.tsx', { eager: true })

/** The headers of a page whose loader and action have set none. */
function headersOf(module: RouteModule): Headers {
  const build = { routes: { page: { id: 'page', path: '/page', module } } }
  const { headers } = withDocumentHeaders(build).routes.page.module
  if (typeof headers !== 'function') throw new Error('The route has no headers')
  const none = new Headers()
  const args = { loaderHeaders: none, parentHeaders: none, actionHeaders: none }
  return new Headers(headers({ ...args, errorHeaders: undefined }))
}

describe.each(Object.entries(modules))('%s', (_file, module) => {
  const { cachePolicy } = pageHandle(module.handle)
  const expected = cachePolicy ?? null

  it('has the cache policy of its handle', () => {
    expect(headersOf(module).get(CACHE_POLICY_HEADER)).toBe(expected)
  })

  it('keeps it beside headers of its own', () => {
    const headers = headersOf({ ...module, headers: () => ({ 'X-Robots-Tag': 'noindex' }) })
    expect(headers.get(CACHE_POLICY_HEADER)).toBe(expected)
    expect(headers.get('X-Robots-Tag')).toBe('noindex')
  })
})
