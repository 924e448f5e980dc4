const TIMEOUT_MS = 2_000

/**
 * Why the site that runs at `siteUrl` doesn't show previews in the editor on a port. Else the editor only says
 * "Unable to connect". Undefined when it shows them, or when no site responds.
 */
export async function previewRefusal(siteUrl: string, port: number): Promise<string | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(new URL('/preview', siteUrl), { signal }).catch(() => undefined)
  const policy = response?.headers.get('content-security-policy') ?? ''
  const [, ancestors] = /frame-ancestors ([^;]*)/.exec(policy) ?? []
  if (!ancestors || ancestors.split(' ').includes(`http://127.0.0.1:${port}`)) return undefined
  return `The site at ${siteUrl} shows no previews in this editor: it runs with another STUDIO_PORT. Restart it with STUDIO_PORT=${port}.`
}
