import { startPostgres } from '../fixtures/postgres.ts'
import { Findings } from './findings.ts'
import { hostileRequests } from './leads/hostile-requests.ts'
import { killedUnderLoad } from './leads/killed-under-load.ts'
import { mailTroubles } from './leads/mail-troubles.ts'
import { storeGone } from './leads/store-gone.ts'
import { takenOver } from './leads/taken-over.ts'

/**
 * What is promised of leads, tried with the real parts: the built site as processes that are killed,
 * a mail server that fails in every way, SQLite and PostgreSQL that go away.
 * @returns the exit code: 1 when something did not hold
 */
export async function runLeads(): Promise<number> {
  const findings = new Findings()
  const postgres = await startPostgres({ syncs: true })
  try {
    await killedUnderLoad(findings, { name: 'SQLite', instances: 1 })
    for (const instances of [1, 2, 4]) {
      const name = `PostgreSQL, instances: ${instances}`
      await killedUnderLoad(findings, { name, instances, databaseUrl: await postgres.database() })
    }
    await takenOver(findings, await postgres.database())
    await mailTroubles(findings)
    await storeGone(findings, postgres)
    await hostileRequests(findings)
  } finally {
    await postgres.stop()
  }
  return findings.allHeld ? 0 : 1
}
