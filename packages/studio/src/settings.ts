/** What this installation tells the editor when it is served, at `/settings.json`. */
export interface StudioSettings {
  /** The site that shows what is written here. */
  siteUrl: string
  projectId: string
  dataset: string
  apiVersion: string
  /** The content platform; absent for Sanity's own. */
  apiHost?: string
}

let loaded: StudioSettings | undefined

/** The settings, for what is drawn once they are there. */
export function settings(): StudioSettings {
  if (!loaded) throw new Error('The settings of the editor are not there yet')
  return loaded
}

/** Asks the server of the editor for its settings. @throws Error when it does not answer. */
export async function loadSettings(): Promise<StudioSettings> {
  const answer = await fetch('/settings.json', { cache: 'no-store' })
  if (!answer.ok) throw new Error(`The settings of the editor cannot be read (${answer.status}).`)
  const answered: StudioSettings = await answer.json()
  loaded = answered
  return answered
}
