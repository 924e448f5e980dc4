/** The settings that the server sends to the editor; no secrets. The same as in packages/studio/src/settings.ts. */
export interface StudioSettings {
  siteUrl: string
  projectId: string
  dataset: string
  /** The URL of the content platform; absent for Sanity's. */
  apiHost?: string
  /**
   * A loopback URL of the same API. The editor reads event streams from subdomains of `localhost` with its
   * port, because browsers limit the connections to a host. Absent over HTTP/2, which needs only one.
   */
  eventStreams?: string
  /** The title of the sign-in at `/studio/sign-in`; absent for Sanity's. */
  signIn?: string
}
