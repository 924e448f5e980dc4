import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { SavedAnswer } from './nginx-files.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
}
/** Already compressed formats. */
const dense = ['.woff2', '.avif', '.png', '.mp4', '.webm']

/** The files of a folder as responses: index.html as `/`, text in Brotli 11. */
export async function answersFrom(folder: string): Promise<SavedAnswer[]> {
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => extname(file) in types,
  )
  return Promise.all(
    files.map(async (file) => {
      const path = file === 'index.html' ? '/' : `/${file}`
      return answerWith(path, extname(file), await readFile(join(folder, file)))
    }),
  )
}

/** A response with the content type of a file extension. */
export function answerWith(path: string, ending: string, body: Buffer): SavedAnswer {
  const type = types[ending] ?? 'application/octet-stream'
  if (dense.includes(ending)) return { path, type, body }
  return { path, type, encoding: 'br', body: brotliCompressSync(body) }
}
