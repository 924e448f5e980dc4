import { startPostgres } from '../fixtures/postgres.ts'
import { Findings } from './findings.ts'
import { burstOfRequests } from './leads/burst-of-requests.ts'
import { diskFull } from './leads/disk-full.ts'
import { killedUnderLoad } from './leads/killed-under-load.ts'
import { mailFaults } from './leads/mail-faults.ts'
import { takenOver } from './leads/taken-over.ts'

/**
 * Tests leads with the real parts: processes of the built site that are killed, a faulty mail server, a
 * full disk, and a burst of requests.
 * @returns the exit code: 1 when an expectation failed
 */
export async function runLeads(): Promise<number> {
  const findings = new Findings()
  await using postgres = await startPostgres({ syncs: true })
  await killedUnderLoad(findings, { name: 'SQLite', instances: 1 })
  const databaseUrl = await postgres.database()
  await killedUnderLoad(findings, { name: 'PostgreSQL', instances: 3, databaseUrl })
  await takenOver(findings, await postgres.database())
  await mailFaults(findings)
  await diskFull(findings)
  await burstOfRequests(findings)
  return findings.allHeld ? 0 : 1
}
