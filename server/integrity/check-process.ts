/**
 * A process that checks databases, because that takes seconds for large ones. Its arguments are the files of leads and
 * content, empty for none. It prints what is damaged as JSON, by name.
 */
import { type DatabaseName, databaseDamage } from './database-damage.ts'

const [leads, content] = process.argv.slice(2)
const files = { leads, content } satisfies Record<DatabaseName, string | undefined>
const damage = (name: DatabaseName) => files[name] && databaseDamage(files[name], name)
process.stdout.write(JSON.stringify({ leads: damage('leads'), content: damage('content') }))
