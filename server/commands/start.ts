/** `npm start`: builds when the build is absent or older than its sources, then serves. */
import '../start/set-node-env.ts'
import { parseArgs } from 'node:util'
import { buildIfNeeded } from '../start/build.ts'
import { readCommandLine } from '../start/command-line.ts'
import { serve } from '../start/production.ts'

readCommandLine(
  'Usage: npm start\n\nBuilds the site if needed, and serves it. Settings are environment variables: docs/settings.md',
  () => parseArgs(),
)
await buildIfNeeded()
await serve()
