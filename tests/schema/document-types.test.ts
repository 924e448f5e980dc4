import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openContentLake } from 'content-lake'
import { matchPath } from 'react-router'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type DocumentType,
  documentTypes,
  mainDocuments,
  type SiteContentType,
  schemaTypes,
  siteContentTypes,
} from '#content/document-types/index.ts'
import { clientOf } from '#content/index.server.ts'
import { parsed } from '#content/test/parsed.ts'
import { compiledSchema } from '#content/typegen/generate-types.ts'
import type { CompiledType } from './check.ts'

const image = { asset: { _type: 'reference', _ref: 'image-abc-1200x1200-png', _weak: true } }

/** A value for a field of the editor: the first choice, or else a text that can be a path too. */
function sample(name: string, type: CompiledType): unknown {
  const [choice] = type.options?.list ?? type.of?.[0]?.options?.list ?? []
  const text = typeof choice === 'object' ? choice.value : (choice ?? `/${name}`)
  if (type.name === 'image') return image
  if (type.name === 'datetime') return '2026-01-01T00:00:00Z'
  if (type.jsonType === 'array') return [text]
  if (type.jsonType === 'object') return fieldsOf(type)
  return type.jsonType === 'string' ? text : { number: 1, boolean: true }[type.jsonType]
}

function fieldsOf({ fields = [] }: CompiledType): Record<string, unknown> {
  return Object.fromEntries(fields.map(({ name, type }) => [name, sample(name, type)]))
}

/** Texts that pages show in their head, in an attribute, or not at all. */
const unmarked: Readonly<Record<string, readonly string[]>> = {
  announcement: ['link'],
  pageHead: ['path', 'title', 'description'],
  redirect: ['from', 'to'],
  category: ['description'],
}

const types = Object.entries<SiteContentType<{ id: string }>>(siteContentTypes)
const compiled = compiledSchema()
const compiledType = (name: string) => compiled.get(name) as unknown as CompiledType
const samples = types.map(([name]) => ({ ...fieldsOf(compiledType(name)), _id: name, _type: name }))

/** The texts of a sample that an owner writes freely, by field. */
function textsOf(name: string): Record<string, unknown> {
  const { fields = [] } = compiledType(name)
  const texts = fields.filter(
    ({ type }) => /^(string|text)$/.test(type.name) && !type.options?.list,
  )
  return Object.fromEntries(texts.map(({ name, type }) => [name, sample(name, type)]))
}

const withPages = Object.entries<DocumentType>(documentTypes).flatMap(([name, { pathOf }]) =>
  pathOf ? [{ name, pathOf }] : [],
)

let directory: string
let lake: Awaited<ReturnType<typeof openContentLake>>
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'document-types-'))
  lake = await openContentLake({ directory, projectId: 'local', dataset: 'production' })
  const transaction = clientOf(lake).transaction()
  for (const document of samples) transaction.create(document)
  for (const { name } of withPages) transaction.create({ _id: name, _type: name })
  await transaction.commit()
})
afterAll(async () => {
  await lake.close()
  await rm(directory, { recursive: true })
})

it('are listed by the names of their schemas', () => {
  const names = Object.values(documentTypes).map(({ schema }) => schema.name)
  expect(Object.keys(documentTypes)).toEqual(names)
})

it.each(withPages)('$name: the page of a document leads back to it', async ({ name, pathOf }) => {
  const path = pathOf(name)
  const main = mainDocuments.find(({ route }) => matchPath(route, path))
  const params = matchPath(main?.route ?? '', path)?.params ?? {}
  expect(await clientOf(lake).fetch(`*[${main?.filter}]._id`, params)).toEqual([name])
})

it.each(types)(
  '%s: the site reads a complete document, and marks each text with its field',
  async (name, type) => {
    const [result] = await clientOf(lake).fetch<{ _id: string }[]>(type.query)
    if (!result) throw new Error(`The query of ${name} finds nothing`)
    const one = parsed(type, result)
    expect(one.id).toBe(name)
    const marked: Record<string, unknown> = {}
    type.mark(one, {
      text(text, path) {
        marked[path] = text
        return text
      },
      element: (path) => path,
    })
    const texts = Object.entries(textsOf(name)).filter(([path]) => !unmarked[name]?.includes(path))
    expect(marked).toEqual(Object.fromEntries(texts))
  },
)

it.each(schemaTypes.map(({ name }) => name))(
  'previews %s the same with null for each value as without values',
  (name) => {
    const { select = {}, prepare } = compiledType(name).preview ?? {}
    // The lists of the Studio have null for a field that isn't set.
    const nulls = Object.fromEntries(Object.keys(select).map((value) => [value, null]))
    const shown = Object.entries(prepare?.(nulls) ?? {}).filter(([, value]) => value !== null)
    expect(Object.fromEntries(shown)).toEqual(prepare?.({}) ?? {})
  },
)
