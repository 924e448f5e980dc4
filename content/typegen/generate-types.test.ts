import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { generateTypes, typesFile } from './generate-types.ts'

describe('content/sanity.types.ts', () => {
  it('is up to date with the schema and the queries', async () => {
    const standing = readFileSync(join(import.meta.dirname, '..', '..', typesFile), 'utf8')
    expect(standing).toBe(await generateTypes())
  })
})
