import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { type FaultyPlatform, faultyPlatform } from '#content/test/faulty-platform.ts'
import { contentWriter } from '../../fixtures/content-writer.ts'
import { type ServerProcess, startContentPlatform, startSite } from '../../fixtures/running-site.ts'

/** The post that is edited, and its page. */
const editedPost = 'blog-broken-object-level-authorization'
export const editedPage = `/blogs/${editedPost}`

/** A site and an embedded platform in processes of their own, with a faulty proxy between them. */
export interface Fixture extends AsyncDisposable {
  site: ServerProcess
  platform: FaultyPlatform
  editor: SanityClient
  /** The pages of all posts and jobs. */
  documents: string[]
}

export async function openFixture(): Promise<Fixture> {
  await using started = new AsyncDisposableStack()
  const { path: dataDir } = started.use(await mkdtempDisposable(join(tmpdir(), 'outage-')))
  const real = started.use(await startContentPlatform({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }))
  const platform = await faultyPlatform(real.url)
  started.defer(() => platform.stop())
  const site = started.use(await startSite({ SANITY_API_HOST: platform.url, LOG_LEVEL: 'silent' }))
  const editor = await contentWriter(dataDir)
  const ids = await editor.fetch<string[]>('*[_type in ["blog", "job"]]._id')
  const documents = ids.map((id) => (id.startsWith('job') ? `/careers/${id}` : `/blogs/${id}`))
  for (const path of ['/blogs', '/careers', ...documents])
    await (await fetch(site.url + path)).text()
  const all = started.move()
  return { site, platform, editor, documents, [Symbol.asyncDispose]: () => all.disposeAsync() }
}

let edits = 0

/** Publishes an edit and returns the new title. */
export async function edit(editor: SanityClient): Promise<string> {
  edits += 1
  const title = `Edit number ${edits} of this test`
  await editor.patch(editedPost).set({ title }).commit()
  return title
}

/** Milliseconds until a page contains a text; undefined after `timeoutMs`. */
export async function shownAfter(
  url: string,
  words: string,
  timeoutMs: number,
): Promise<number | undefined> {
  const start = performance.now()
  while (performance.now() - start < timeoutMs) {
    const text = await fetch(url).then((response) => response.text())
    if (text.includes(words)) return performance.now() - start
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return undefined
}

export function seconds(ms: number | undefined): string {
  return ms === undefined ? 'never' : `${(ms / 1000).toFixed(1)} s`
}
