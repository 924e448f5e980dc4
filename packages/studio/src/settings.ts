/** The settings that the server sends to the editor, below `/studio`. None of them is secret. */
export interface StudioSettings {
  /** The site's URL. */
  siteUrl: string
  projectId: string
  dataset: string
  /** The embedded content platform; absent for Sanity's own. */
  apiHost?: string
  /**
   * A loopback URL of the same API. The editor reads event streams from subdomains of `localhost` with its
   * port, because browsers limit the connections to a host. Absent over HTTP/2, which needs only one.
   */
  eventStreams?: string
  /** The title of the sign-in, whose page is `/studio/sign-in`. Absent for Sanity's own. */
  signIn?: string
  /** The leads page, where editors only send the newsletter; absent where people don't sign in by name. */
  leadsUrl?: string
  /** The page of a person's own account; absent where people have none. */
  accountUrl?: string
}

let loaded: StudioSettings | undefined

/** The loaded settings. */
export function settings(): StudioSettings {
  if (!loaded) throw new Error('The editor’s settings aren’t loaded yet')
  return loaded
}

/**
 * Loads the settings.
 * @throws Error when the server does not respond
 */
export async function loadSettings(): Promise<StudioSettings> {
  const response = await fetch('/studio/settings.json', { cache: 'no-store' })
  if (!response.ok) throw new Error(`Can’t load the editor’s settings (${response.status}).`)
  const received: StudioSettings = await response.json()
  loaded = received
  return received
}
