import { createClient, type SanityClient } from '@sanity/client'
import type { SourceOptions } from 'sanity'
import type { StudioSettings } from './settings.ts'

type ClientFactory = NonNullable<SourceOptions['unstable_clientFactory']>
type Connection = Pick<SourceOptions, 'apiHost' | 'auth' | 'unstable_clientFactory'>

/** How the Studio reaches its content platform: Sanity's default, or URL and token. */
export function connectionTo({ apiHost }: StudioSettings): Connection {
  if (apiHost === undefined) return {}
  const connect: ClientFactory = (options): SanityClient =>
    createClient({
      ...options,
      apiHost,
      useProjectHostname: false,
      resolveFetch: () => fetchWithStreamsApart,
    })
  return { apiHost, auth: { loginMethod: 'token' }, unstable_clientFactory: connect }
}

/**
 * A tab keeps up to eight event streams open, and browsers allow six HTTP/1.1 connections per host,
 * so on one host they would block all other requests. Each stream therefore gets a loopback name of
 * its own (RFC 6761 §6.3) on the same port.
 */
const fetchWithStreamsApart = ((input: string | URL, init?: RequestInit) => {
  const url = new URL(input)
  const isStream = /\/(data\/listen|live\/events)\//.test(url.pathname)
  if (isStream && isLoopback(url.hostname)) url.hostname = `${randomName()}.localhost`
  return fetch(url, init)
}) as ReturnType<NonNullable<NonNullable<Parameters<typeof createClient>[0]>['resolveFetch']>>

function isLoopback(name: string): boolean {
  return name === '127.0.0.1' || name === 'localhost' || name === '[::1]'
}

function randomName(): string {
  return `events-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`
}
