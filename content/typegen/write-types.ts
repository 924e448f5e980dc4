/** `npm run content:types`: generates `content/sanity.types.ts`. Run it after changing the schema or queries. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateTypes, typesFile } from './generate-types.ts'

await writeFile(join(import.meta.dirname, '..', '..', typesFile), await generateTypes())
console.log(`Wrote ${typesFile}`)
