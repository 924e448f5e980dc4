import { MoveError, moveLeads } from '../move/move-leads.ts'
import { UsageError, usage } from './args.ts'
import type { LeadsCommandOptions } from './run.ts'

/**
 * Moves the leads to PostgreSQL, and prints what to do next.
 * @throws UsageError without an address of PostgreSQL
 */
export async function runMove(
  to: string | undefined,
  { dataDir, progress }: Pick<LeadsCommandOptions, 'dataDir' | 'progress'>,
): Promise<void> {
  if (to === undefined) throw new UsageError(usage)
  if (!/^postgres(ql)?:\/\//.test(to)) throw new UsageError('--to must start with postgres://')
  const folder = dataDir()
  const move = moveLeads({ dataDir: folder, to, onCopied: progress })
  const { state, tables } = await move.catch((error: unknown) => {
    if (error instanceof MoveError || !(error instanceof Error)) throw error
    throw new MoveError(`Not moved: ${error.message}\nRun the command again to continue.`)
  })
  for (const { name, rows } of tables) console.log(`${name}: ${rows}`)
  console.log(`
${state === 'moved' ? 'Moved to PostgreSQL' : 'Already moved'}. All rows are the same in both databases.
1. Set DATABASE_URL to that address, and start the site.
2. Check /leads, and then delete leads.db, leads.db-wal, and leads.db-shm in ${folder}. Until then, don’t start the
   site without DATABASE_URL, because it would send pending emails again.`)
}
