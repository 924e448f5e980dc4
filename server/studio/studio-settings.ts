/** What an installation tells the editor in the browser: no secret. As in `packages/studio/src/settings.ts`. */
export interface StudioSettings {
  siteUrl: string
  projectId: string
  dataset: string
  apiVersion: string
  /** The content platform; absent for Sanity's own. */
  apiHost?: string
}
