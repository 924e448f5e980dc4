/** `npm run serve`: serves an existing build. */
import '../start/set-node-env.ts'
import { serve } from '../start/production.ts'

await serve()
