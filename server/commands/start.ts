/** `npm start`: builds when the build is absent or older than its sources, then serves. */
import '../start/set-node-env.ts'
import { buildIfNeeded } from '../start/build.ts'
import { serve } from '../start/production.ts'

await buildIfNeeded()
await serve()
