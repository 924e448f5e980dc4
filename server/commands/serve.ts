/** `npm run serve`: serves an existing build. */
import { restartWithFlags } from '../start/node-flags.ts'
import '../start/set-node-env.ts'

restartWithFlags()
const { serve } = await import('../start/production.ts')
await serve()
