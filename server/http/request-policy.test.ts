import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, it } from 'vitest'
import routes from '../../app/routes.ts'
import { lacksPolicy, policyOf, requestPolicies, unknownCall, unlisted } from './request-policy.ts'

function pathsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path = '', children = [] }) => {
    const own = `${parent}/${path}`.replace(/\/+$/, '') || '/'
    return [own, ...pathsOf(children, own)]
  })
}
const pages = pathsOf(routes).filter((path) => !path.endsWith('*'))

describe('request policies', () => {
  it.each(pages)('cover the page %s, its data and its Markdown alternate', (path) => {
    const policy = policyOf(path)
    expect(policy).not.toBe(unlisted)
    const base = path === '/' ? '/_root' : path
    expect(policyOf(`${base}.data`)).toBe(policy)
    expect(policyOf(path === '/' ? '/index.md' : `${path}.md`)).toBe(policy)
  })

  it('find routes without a policy', () => {
    expect(['/nothing', '/api/nothing'].filter(lacksPolicy)).toHaveLength(2)
    expect(
      ['*', '/api/consent', '/leads/:id{[0-9a-f]+}/note', '/share/*'].filter(lacksPolicy),
    ).toEqual([])
  })

  it('have no entry for a page that does not exist', () => {
    const known = requestPolicies.flatMap(({ paths }) => paths)
    expect(known.length).toBe(new Set(known).size)
    const ofServer = /^\/(api|assets|healthz|images|leads|metrics|preview|readyz|share|studio)\b/
    expect(known.filter((path) => !ofServer.test(path) && !pages.includes(path))).toEqual([])
  })

  it.each([
    ['/nothing', unlisted],
    ['/favicon.ico', unlisted],
    ['/api', unknownCall],
    ['/api/', unknownCall],
    ['/api/nothing', unknownCall],
    ['/api/email-send/x', unknownCall],
  ])('classify %s as unknown', (path, policy) => {
    expect(policyOf(path)).toBe(policy)
  })
})
