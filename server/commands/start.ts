/** `npm start`: builds when the build is absent or older than its sources, then serves. */
import '../start/set-node-env.ts'
import { buildWhenStale } from '../start/build.ts'
import { limitFreeMemory } from '../start/memory.ts'

// Before the process is replaced, so that the new one finds a build.
await buildWhenStale()
limitFreeMemory()
const { serve } = await import('../start/production.ts')
await serve()
