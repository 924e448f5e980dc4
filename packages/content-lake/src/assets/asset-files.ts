import { createHash, randomUUID } from 'node:crypto'
import {
  closeSync,
  createReadStream,
  createWriteStream,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { bodyTooLong } from '../http/input.ts'
import { type AssetName, parseAssetName } from './asset-name.ts'

/** An upload on disk that is not an asset yet. */
export interface Upload {
  readonly path: string
  readonly sha1: string
  readonly size: number
}

const unfinished = '.upload-'
/** Before the name of an asset whose document is being written. */
const storing = '.storing-'

/** Uploaded files, stored under names derived from their content. */
export class AssetFiles {
  readonly #directory: string

  /**
   * Removes what uploads have left that a crash ended.
   * @param hasDocument whether the asset with this ID has a document
   */
  constructor(directory: string, hasDocument: (id: string) => boolean) {
    this.#directory = directory
    for (const file of readdirSync(directory)) {
      if (file.startsWith(unfinished)) rmSync(join(directory, file))
      const name = file.startsWith(storing) && parseAssetName(file.slice(storing.length))
      if (!name) continue
      if (!hasDocument(name.id)) this.remove(name)
      this.documentWritten(name)
    }
  }

  pathOf({ file }: AssetName): string {
    return join(this.#directory, file)
  }

  /**
   * Streams a request body to disk.
   * @throws HttpError 413 past `limit` bytes
   */
  async receive(request: IncomingMessage, limit: number): Promise<Upload> {
    if (Number(request.headers['content-length'] ?? 0) > limit) throw bodyTooLong(limit)
    const path = join(this.#directory, `${unfinished}${randomUUID()}`)
    const hash = createHash('sha1')
    let size = 0
    const measured = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        size += chunk.length
        if (size > limit) throw bodyTooLong(limit)
        hash.update(chunk)
        yield chunk
      }
    }
    try {
      // The request itself stays open, so that the client still gets the error response.
      const body = request.iterator({ destroyOnReturn: false })
      await pipeline(body, measured, createWriteStream(path, { flush: true, mode: 0o600 }))
    } catch (error) {
      rmSync(path, { force: true })
      throw error
    }
    return { path, sha1: hash.digest('hex'), size }
  }

  /** An upload whose file may have been replaced. */
  async measure({ path }: Upload): Promise<Upload> {
    const hash = createHash('sha1')
    let size = 0
    for await (const chunk of createReadStream(path)) {
      hash.update(chunk)
      size += chunk.length
    }
    return { path, sha1: hash.digest('hex'), size }
  }

  /**
   * Turns an upload into an asset: durable on disk, and synchronous, so that it cannot be removed
   * in between. `documentWritten` has to follow.
   */
  store({ path }: Upload, name: AssetName): void {
    closeSync(openSync(this.#markOf(name), 'w', 0o600))
    renameSync(path, this.pathOf(name))
    const directory = openSync(this.#directory, 'r')
    try {
      fsyncSync(directory)
    } finally {
      closeSync(directory)
    }
  }

  /** The asset's document has been written, or its file removed again. */
  documentWritten(name: AssetName): void {
    rmSync(this.#markOf(name), { force: true })
  }

  discard({ path }: Upload): void {
    rmSync(path, { force: true })
  }

  remove(name: AssetName): void {
    rmSync(this.pathOf(name), { force: true })
  }

  #markOf({ file }: AssetName): string {
    return join(this.#directory, `${storing}${file}`)
  }
}
