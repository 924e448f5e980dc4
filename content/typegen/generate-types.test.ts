import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { generateTypes, typesFile } from './generate-types.ts'

describe('content/sanity.types.ts', () => {
  it('is what `npm run content:types` writes from the schema and the queries of today', async () => {
    const standing = readFileSync(join(import.meta.dirname, '..', '..', typesFile), 'utf8')
    expect(standing).toBe(await generateTypes())
  })
})
