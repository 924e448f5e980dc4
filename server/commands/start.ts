/** `npm start`: builds when the build is absent or older than its sources, then serves. */
import '../start/set-node-env.ts'
import { buildIfNeeded } from '../start/build.ts'
import { limitFreeMemory } from '../start/memory.ts'

// Before `limitFreeMemory` replaces the process.
await buildIfNeeded()
limitFreeMemory()
const { serve } = await import('../start/production.ts')
await serve()
