/** `npm start`: builds when the build is absent or older than its sources, then serves. */
import '../start/set-node-env.ts'
import { buildIfNeeded } from '../start/build.ts'
import { restartWithFlags } from '../start/node-flags.ts'

// Before `restartWithFlags` replaces the process.
await buildIfNeeded()
restartWithFlags()
const { serve } = await import('../start/production.ts')
await serve()
