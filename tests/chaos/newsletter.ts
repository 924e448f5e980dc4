import { startPostgres } from '../fixtures/postgres.ts'
import { Findings } from './findings.ts'
import { killedWhileSending } from './newsletter/killed-while-sending.ts'

/**
 * Sends a post to 5,000 subscribers while those who send it and the sites that deliver it are killed, and the
 * mail server refuses, delays, and dies.
 * @returns the exit code: 1 when an expectation failed
 */
export async function runNewsletter(): Promise<number> {
  const findings = new Findings()
  await using postgres = await startPostgres({ syncs: true })
  await killedWhileSending(findings, { name: 'SQLite', instances: 1 })
  const databaseUrl = await postgres.database()
  await killedWhileSending(findings, { name: 'PostgreSQL', instances: 2, databaseUrl })
  return findings.allHeld ? 0 : 1
}
