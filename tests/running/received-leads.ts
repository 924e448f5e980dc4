import { openLeads } from '#leads/index.ts'
import { readSettings } from '#server/settings.ts'

/** A lead as `npm run leads -- export --json` writes it. */
export interface ReceivedLead {
  id: string
  kind: string
  fields: Record<string, unknown>
  subscription?: { state: string; unsubscribeUrl: string }
}

const silent = { info() {}, warn() {}, error() {} }

/** All leads of a site, read from its database beside the running process, oldest first. */
export async function leadsOf(dataDir: string): Promise<ReceivedLead[]> {
  const leads = await openLeads({ ...readSettings({ DATA_DIR: dataDir }), log: silent })
  try {
    const all: ReceivedLead[] = []
    // As the export writes them: what is undefined is not there.
    for await (const some of leads.inbox.every()) all.push(...JSON.parse(JSON.stringify(some)))
    return all
  } finally {
    await leads.close()
  }
}
