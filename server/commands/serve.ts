/** `npm run serve`: serves an existing build. */
import { limitFreeMemory } from '../start/memory.ts'
import '../start/set-node-env.ts'

limitFreeMemory()
const { serve } = await import('../start/production.ts')
await serve()
