/** `npm run serve`: serves an existing build. */
import '../production-mode.ts'
import { serve } from '../production.ts'

await serve()
