import { startPostgres } from '../fixtures/postgres.ts'
import { Findings } from './findings.ts'
import { hostileRequests } from './leads/hostile-requests.ts'
import { killedUnderLoad } from './leads/killed-under-load.ts'
import { mailTroubles } from './leads/mail-troubles.ts'
import { storeGone } from './leads/store-gone.ts'
import { takenOver } from './leads/taken-over.ts'

/**
 * Tests leads with the real parts: processes of the built site that are killed, a faulty mail server,
 * outages of SQLite and PostgreSQL.
 * @returns the exit code: 1 when an expectation failed
 */
export async function runLeads(): Promise<number> {
  const findings = new Findings()
  await using postgres = await startPostgres({ syncs: true })
  await killedUnderLoad(findings, { name: 'SQLite', instances: 1 })
  const databaseUrl = await postgres.database()
  await killedUnderLoad(findings, { name: 'PostgreSQL', instances: 3, databaseUrl })
  await takenOver(findings, await postgres.database())
  await mailTroubles(findings)
  await storeGone(findings, postgres)
  await hostileRequests(findings)
  return findings.allHeld ? 0 : 1
}
