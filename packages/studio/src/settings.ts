/** What the site tells the editor about the installation, from a URL below `/studio`. */
export interface StudioSettings {
  /** The site's URL. */
  siteUrl: string
  projectId: string
  dataset: string
  /** The embedded content platform; absent for Sanity's own. */
  apiHost?: string
  /**
   * A loopback URL of the same API, where event streams are read by host names of their own. Absent
   * over HTTP/2, which has no limit of connections.
   */
  eventStreams?: string
  /** The title of the sign-in, whose page is `/studio/sign-in`. Absent for Sanity's own. */
  signIn?: string
}

let loaded: StudioSettings | undefined

/** The loaded settings. */
export function settings(): StudioSettings {
  if (!loaded) throw new Error('The settings of the editor are not loaded yet')
  return loaded
}

/**
 * Loads the settings.
 * @throws Error when the server does not respond
 */
export async function loadSettings(): Promise<StudioSettings> {
  const response = await fetch('/studio/settings.json', { cache: 'no-store' })
  if (!response.ok)
    throw new Error(`The settings of the editor cannot be read (${response.status}).`)
  const received: StudioSettings = await response.json()
  loaded = received
  return received
}
