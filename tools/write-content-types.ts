/** `npm run content:types`: generates `content/sanity.types.ts`. Run it after changing the schema or queries. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { generateTypes, typesFile } from '#content/typegen/generate-types.ts'
import { readCommandLine } from '#server/start/command-line.ts'

readCommandLine(
  `Usage: npm run content:types\n\nWrites ${typesFile} from the schema and the queries.`,
  () => parseArgs(),
)
await writeFile(join(import.meta.dirname, '..', typesFile), await generateTypes())
console.log(`Wrote ${typesFile}`)
