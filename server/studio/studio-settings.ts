/** The settings that the server sends to the editor; no secrets. As in packages/studio/src/settings.ts. */
export interface StudioSettings {
  siteUrl: string
  projectId: string
  dataset: string
  /** The content platform; absent for Sanity's own. */
  apiHost?: string
  /**
   * A loopback URL of the same API, where event streams are read by host names of their own. Absent
   * over HTTP/2, which has no limit of connections.
   */
  eventStreams?: string
  /** The title of the sign-in, whose page is `/studio/sign-in`. Absent for Sanity's own. */
  signIn?: string
}
