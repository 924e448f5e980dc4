/** The settings that the server sends to the editor; no secrets. As in packages/studio/src/settings.ts. */
export interface StudioSettings {
  siteUrl: string
  projectId: string
  dataset: string
  apiVersion: string
  /** The content platform; absent for Sanity's own. */
  apiHost?: string
}
