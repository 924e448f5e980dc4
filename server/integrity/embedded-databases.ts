import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { leadsDatabasePath } from '#leads/index.ts'
import { contentDirectory } from '../start/content-connection.ts'
import { usesEmbedded } from '../start/content-platform.ts'
import type { Settings } from '../start/settings.ts'
import type { DatabaseName } from './database-damage.ts'

/** The embedded databases of these settings that exist. */
export function embeddedDatabases(settings: Settings): Map<DatabaseName, string> {
  const files = new Map<DatabaseName, string>()
  if (!settings.databaseUrl) files.set('leads', leadsDatabasePath(settings.dataDir))
  if (usesEmbedded(settings)) files.set('content', join(contentDirectory(settings), 'lake.db'))
  return new Map([...files].filter(([, file]) => existsSync(file)))
}
