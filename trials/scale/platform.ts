import { openContentLake } from 'content-lake'

/** A platform in a process of its own, so that its start and its memory can be measured. */
export interface PlatformStarted {
  readonly url: string
  readonly token: string
  readonly openMilliseconds: number
}

const [directory = ''] = process.argv.slice(2)
const started = performance.now()
const lake = await openContentLake({ directory, projectId: 'local', dataset: 'production' })
const openMilliseconds = performance.now() - started
const { url, token } = lake
process.send?.({ url, token, openMilliseconds } satisfies PlatformStarted)
process.on('message', () => process.send?.(process.memoryUsage().rss))
process.once('disconnect', () => void lake.close())
