import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { SanityClient } from '@sanity/client'
import { platformClient } from './client.ts'

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

/**
 * Imports a dataset into a platform; documents with the same ID are replaced.
 * @param source a folder with one `.ndjson` and its assets, an `.ndjson` file, or a `.tar.gz` export
 * @returns the number of documents
 */
export async function importDataset(
  platform: WritablePlatform,
  source: string,
  onProgress: OnProgress = () => {},
): Promise<number> {
  const isFolder = (await stat(source)).isDirectory()
  // Loaded when it is used, here and below: a server that only reads content does without.
  const { sanityImport } = await import('@sanity/import')
  const { numDocs } = await sanityImport(isFolder ? source : createReadStream(source), {
    client: clientOf(platform),
    operation: 'createOrReplace',
    onProgress,
  })
  return numDocs
}

/** Exports a platform's whole dataset, including drafts and assets, to a `.tar.gz` file. */
export async function exportToFile(
  platform: WritablePlatform,
  file: string,
  onProgress: OnProgress = () => {},
): Promise<void> {
  const { exportDataset } = await import('@sanity/export')
  await exportDataset({
    client: clientOf(platform),
    dataset: platform.dataset,
    outputPath: file,
    onProgress,
  })
}

/** A Sanity client for a platform, with its token. */
export function clientOf({ url, token, projectId, dataset }: WritablePlatform): SanityClient {
  return platformClient({ projectId, dataset, token, apiHost: url })
}
