import { describe, expect, it } from 'vitest'
import {
  lacksPolicy,
  pagePolicy,
  requestPolicies,
  requestPolicyOf,
  unknownEndpoint,
} from './request-policy.ts'

describe('request policies', () => {
  it.each([
    '/newsletter/unsubscribe',
    '/newsletter/unsubscribe.data',
    '/newsletter/unsubscribe.md',
  ])('let mail providers post to %s', (path) =>
    expect(requestPolicyOf(path)).toMatchObject({
      ...pagePolicy,
      origin: 'any',
      paths: expect.any(Array),
    }),
  )

  it('find routes without a policy', () => {
    expect(['/nothing', '/api/nothing'].filter(lacksPolicy)).toHaveLength(2)
    expect(
      ['*', '/api/consent', '/leads/:id{[0-9a-f]+}/note', '/share/*'].filter(lacksPolicy),
    ).toEqual([])
  })

  it('name each path once', () => {
    const paths = requestPolicies.flatMap((policy) => policy.paths)
    expect(paths.length).toBe(new Set(paths).size)
  })

  it.each([
    ['/pricing', pagePolicy],
    ['/nothing', pagePolicy],
    ['/favicon.ico', pagePolicy],
    ['/api', unknownEndpoint],
    ['/api/', unknownEndpoint],
    ['/api/nothing', unknownEndpoint],
    ['/api/email-send/x', unknownEndpoint],
  ])('classify %s', (path, policy) => {
    expect(requestPolicyOf(path)).toBe(policy)
  })
})
