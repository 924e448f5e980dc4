/** `npm run serve`: serves an existing build. */
import '../start/set-node-env.ts'
import { parseArgs } from 'node:util'
import { readCommandLine } from '../start/command-line.ts'
import { serve } from '../start/production.ts'

readCommandLine(
  'Usage: npm run serve\n\nServes the existing build. Settings are environment variables: docs/settings.md',
  () => parseArgs(),
)
await serve()
