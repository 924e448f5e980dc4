import { join } from 'node:path'
import { findQueriesInPath, getResolver, TypeGenerator } from '@sanity/codegen'
import { Schema } from '@sanity/schema'
import { builtinTypes, extractSchema } from '@sanity/schema/_internal'
import { schemaTypes } from '../document-types/index.ts'

const root = join(import.meta.dirname, '..', '..')

/** The path of the generated types, from the root of the repository. */
export const typesFile = 'content/sanity.types.ts'

/** The editor's schema, based on the platform's built-in types. */
export function compiledSchema() {
  const parent = Schema.compile({ name: 'platform', types: builtinTypes })
  return Schema.compile({ name: 'site', types: schemaTypes, parent })
}

/**
 * Generates the types of the schema and of all query results with Sanity TypeGen.
 * @returns the source of `content/sanity.types.ts`
 * @throws Error that names the invalid query
 */
export async function generateTypes(): Promise<string> {
  const { queries } = findQueriesInPath({
    path: ['queries.ts', 'document-types/*.ts'].map((file) => join(root, 'content', file)),
    resolver: getResolver(root),
  })
  const { code } = await new TypeGenerator().generateTypes({
    root,
    // The types of the two packages only differ in how they declare optional fields.
    schema: extractSchema(compiledSchema() as Parameters<typeof extractSchema>[0]),
    queries: withoutErrors(queries),
  })
  return `// Written by \`npm run content:types\` from the schema and the queries.\n\n${code}`
}

type Module =
  ReturnType<typeof findQueriesInPath>['queries'] extends AsyncIterable<infer M> ? M : never

async function* withoutErrors(modules: AsyncIterable<Module>): AsyncIterable<Module> {
  for await (const module of modules) {
    const [error] = module.errors
    if (error) throw error
    yield module
  }
}
