import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { platformClient } from './client.ts'
import { postDate } from './instant.ts'
import { missingReferences } from './missing-references.ts'

/** Connection data of a writable content platform, as in `DATA_DIR/content-platform.json`. */
export interface WritablePlatform {
  url: string
  token: string
  projectId: string
  dataset: string
}

export interface Progress {
  step: string
  current?: number | undefined
  total?: number | string | undefined
}

type OnProgress = (progress: Progress) => void

/** The result of an import. */
export interface Imported {
  /** How many documents were imported; absent if some of their references could not be made strong. */
  documents?: number
  /** What documents refer to and does not exist, a line each. */
  missing: string[]
  /** Posts of the dataset that the site hides because it can't read their dates, a line each. */
  hidden: string[]
}

/**
 * Imports a dataset into a platform; documents with the same ID are replaced. References to documents and
 * assets that are missing do not stop it.
 * @param source a folder with one `.ndjson` and its assets, an `.ndjson` file, or a `.tar.gz` export
 * @throws Error when the source cannot be read, or the platform refuses a document
 */
export async function importDataset(
  platform: WritablePlatform,
  source: string,
  onProgress: OnProgress = () => {},
): Promise<Imported> {
  const client = clientOf(platform)
  const found = await stat(source).catch(() => undefined)
  if (!found) throw new Error(`There is no file or folder ${source}.`)
  const isFolder = found.isDirectory()
  // Loaded when it is used, here and below: a server that only reads content does without.
  const { sanityImport } = await import('@sanity/import')
  const imported = await sanityImport(isFolder ? source : await contentOf(source), {
    client,
    operation: 'createOrReplace',
    allowFailingAssets: true,
    onProgress,
  })
    .catch(explainNull)
    .catch(acceptWeakReferences)
  const missingAssets = imported.warnings.map(({ message }) => message)
  return {
    ...('numDocs' in imported ? { documents: imported.numDocs } : {}),
    missing: [...missingAssets, ...(await missingReferences(client))],
    hidden: await postsWithUnreadableDates(client),
  }
}

/** A file's content without the byte order mark that Windows programs put before text. */
async function contentOf(path: string): Promise<Readable> {
  await using file = await open(path)
  const { buffer } = await file.read(Buffer.alloc(byteOrderMark.length), 0)
  return createReadStream(path, { start: buffer.equals(byteOrderMark) ? buffer.length : 0 })
}

const byteOrderMark = Buffer.from('\uFEFF')
const datedPosts = z.array(z.object({ _id: z.string(), date: z.unknown() }))

async function postsWithUnreadableDates(client: SanityClient): Promise<string[]> {
  const query = `*[_type == "blog" && !defined(${postDate})] | order(_id) {_id, date}`
  const posts = datedPosts.parse(await client.fetch(query, {}, { perspective: 'raw' }))
  return posts.map(({ _id, date }) => `${_id} has the date ${JSON.stringify(date ?? null)}`)
}

/** The importer reads properties of every line, also of one that is `null`. */
function explainNull(error: unknown): never {
  const start = /^Failed to parse line #\d+: (?=Cannot read properties of null)/
  const [line] = start.exec(error instanceof Error ? error.message : '') ?? []
  if (!line) throw error
  throw new Error(`${line}it is null. Remove it, or write a document, such as {"_type": "blog"}.`)
}

/** The importer's last step fails if a document is missing: references that it makes strong stay weak. */
function acceptWeakReferences(error: unknown): { warnings: [] } {
  const isLastStep =
    error instanceof Error && 'step' in error && error.step === 'strengthen-references'
  if (isLastStep) return { warnings: [] }
  throw error
}

/**
 * Exports a platform's whole dataset, including drafts and assets, to a `.tar.gz` file.
 * @returns what documents refer to and the dataset lacks, a line each
 */
export async function exportToFile(
  platform: WritablePlatform,
  file: string,
  onProgress: OnProgress = () => {},
): Promise<string[]> {
  const { exportDataset } = await import('@sanity/export')
  const client = clientOf(platform)
  await exportDataset({
    client,
    dataset: platform.dataset,
    outputPath: file,
    onProgress,
  })
  return missingReferences(client)
}

/** A Sanity client for a platform, with its token. */
export function clientOf({ url, token, projectId, dataset }: WritablePlatform): SanityClient {
  return platformClient({ projectId, dataset, token, apiHost: url })
}
