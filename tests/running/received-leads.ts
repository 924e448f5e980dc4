import { runCommand } from './run-command.ts'

/** A lead as `npm run leads -- export --json` writes it. */
export interface ReceivedLead {
  id: string
  kind: string
  fields: Record<string, unknown>
  subscription?: { state: string; unsubscribeUrl: string }
}

/** All leads of a site, read by its own command beside the running process. */
export async function leadsOf(dataDir: string): Promise<ReceivedLead[]> {
  const { code, stdout, stderr } = await runCommand('leads', ['export', '--json'], {
    DATA_DIR: dataDir,
  })
  if (code !== 0) throw new Error(`The leads cannot be read: ${stderr}`)
  return JSON.parse(stdout)
}
