/** `npm start`: builds when the build is absent or older than its sources, then serves. */
import '../production-mode.ts'
import { buildWhenStale } from '../build.ts'
import { serve } from '../production.ts'

await buildWhenStale()
await serve()
