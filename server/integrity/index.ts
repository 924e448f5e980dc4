export { type DatabaseName, databaseDamage } from './database-damage.ts'
export { embeddedDatabases } from './embedded-databases.ts'
export { watchIntegrity } from './integrity-watch.ts'
