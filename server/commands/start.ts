/** `npm start`: builds when the build is absent or older than its sources, then serves. */
import '../production-mode.ts'
import { buildWhenStale } from '../build.ts'
import { limitFreeMemory } from '../memory.ts'

// Before the process is replaced, so that the new one finds a build.
await buildWhenStale()
limitFreeMemory()
const { serve } = await import('../production.ts')
await serve()
