/** `npm run content:types`: writes `content/sanity.types.ts` anew. Needed after a change of schema or queries. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateTypes, typesFile } from './generate-types.ts'

await writeFile(join(import.meta.dirname, '..', '..', typesFile), await generateTypes())
console.log(`Wrote ${typesFile}`)
