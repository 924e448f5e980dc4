/** `npm run serve`: serves an existing build. */
import { limitFreeMemory } from '../memory.ts'
import '../production-mode.ts'

limitFreeMemory()
const { serve } = await import('../production.ts')
await serve()
