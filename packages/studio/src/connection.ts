import { createClient, type SanityClient } from '@sanity/client'
import type { SourceOptions } from 'sanity'
import type { StudioSettings } from './settings.ts'

type ClientFactory = NonNullable<SourceOptions['unstable_clientFactory']>
type Connection = Pick<SourceOptions, 'apiHost' | 'auth' | 'unstable_clientFactory'>
type ResolveFetch = NonNullable<NonNullable<Parameters<typeof createClient>[0]>['resolveFetch']>

/**
 * How the Studio reaches its content platform, and how people sign in: Sanity's own way, or the site's
 * API and form. The Studio goes to the form at once, because there is no other.
 */
export function connectionTo({ apiHost, eventStreams, signIn }: StudioSettings): Connection {
  if (apiHost === undefined) return {}
  const streams = eventStreams
  const connect: ClientFactory = (options): SanityClient =>
    createClient({
      ...options,
      apiHost,
      useProjectHostname: false,
      ...(streams ? { resolveFetch: () => fetchWithStreamsApart(apiHost, streams) } : {}),
    })
  const url = `${window.location.origin}/studio/sign-in`
  return {
    apiHost,
    auth: {
      loginMethod: 'token',
      redirectOnSingle: true,
      providers: [{ name: 'site', title: signIn ?? 'Sign in', url }],
    },
    unstable_clientFactory: connect,
  }
}

/**
 * A tab keeps up to eight event streams open, and browsers allow six HTTP/1.1 connections per host,
 * so on one host they would block all other requests. Each stream therefore gets a loopback name of
 * its own (RFC 6761 §6.3).
 */
function fetchWithStreamsApart(apiHost: string, streams: string): ReturnType<ResolveFetch> {
  return ((input: string | URL, init?: RequestInit) => {
    const href = String(input)
    const isStream = /\/(data\/listen|live\/events)\//.test(href)
    if (!isStream || !href.startsWith(apiHost)) return fetch(href, init)
    const url = new URL(streams + href.slice(apiHost.length))
    url.hostname = `${randomName()}.localhost`
    return fetch(url, init)
  }) as ReturnType<ResolveFetch>
}

function randomName(): string {
  return `events-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`
}
