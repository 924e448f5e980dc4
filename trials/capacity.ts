import { parseArgs } from 'node:util'
import { startPostgres } from '../tests/running/postgres.ts'
import { requestCosts } from './capacity/request-costs.ts'
import { storeCosts } from './capacity/store-costs.ts'

/**
 * What one request and one lead cost, as docs/capacity.md reckons with: processor time of the site's
 * own process, which other work on the machine changes little, and bytes.
 * @returns 0: there is nothing to hold here
 */
export async function runCapacity(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      /** Leads in the database that is measured. */
      leads: { type: 'string', default: '200000' },
    },
  })
  const leads = Number(values.leads)
  const postgres = await startPostgres()
  try {
    console.log('\nProcessor time of the site for one request, in milliseconds')
    await requestCosts(await postgres.database())
    console.log(`\nA database with ${leads.toLocaleString('en')} leads`)
    await storeCosts('SQLite', leads)
    await storeCosts('PostgreSQL', leads, await postgres.database())
  } finally {
    await postgres.stop()
  }
  return 0
}
