import { afterAll } from 'vitest'
import { startPostgres } from '../../tests/fixtures/postgres.ts'
import { onDatabasesOf } from '../test/leads.ts'

// Runs the tests of leads again on a real PostgreSQL.
const postgres = await startPostgres()
afterAll(() => postgres.stop())
onDatabasesOf(() => postgres.database())

await import('../leads.test.ts')
await import('../submit.test.ts')
await import('../retention.test.ts')
await import('./migrations.test.ts')
await import('../inbox/inbox.test.ts')
await import('../newsletter/newsletter.test.ts')
await import('../delivery/queue.test.ts')
await import('../delivery/worker.test.ts')
