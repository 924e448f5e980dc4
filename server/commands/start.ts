/** `npm start`: builds when the build is absent or older than its sources, then serves. */
import '../production-mode.ts'
import cluster from 'node:cluster'
import { buildWhenStale } from '../build.ts'
import { serve } from '../production.ts'

if (cluster.isPrimary) await buildWhenStale()
await serve()
