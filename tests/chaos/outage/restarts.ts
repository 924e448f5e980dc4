import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { contentWriter } from '../../fixtures/content-writer.ts'
import { freePort } from '../../fixtures/free-port.ts'
import { startContentPlatform, startSite } from '../../fixtures/running-site.ts'
import type { Findings } from '../findings.ts'
import { edit, editedPage, seconds, shownAfter } from './fixture.ts'
import { sendVisitors, timesOf } from './visitors.ts'

const visitors = 20

/** Restarts of the platform with visitors, and of the site during an outage. */
export async function repeatedKills(findings: Findings, kills: number): Promise<void> {
  findings.part(`A platform that is killed ${kills} times, and the site once while it is away`)
  await using folder = await mkdtempDisposable(join(tmpdir(), 'outage-'))
  const { platformSettings, siteSettings } = await settingsIn(folder.path)
  await using processes = new AsyncDisposableStack()
  let platform = processes.use(await startContentPlatform(platformSettings))
  const site = processes.use(await startSite(siteSettings))
  const ids = await (await contentWriter(platformSettings.DATA_DIR)).fetch<string[]>(
    '*[_type == "blog"]._id',
  )
  const documents = ids.map((id) => `/blogs/${id}`)
  // Enough for each visitor to read each page.
  const allPages = visitors * (documents.length + 10)
  await using reading = sendVisitors(site.url, visitors, documents)
  await reading.pages(allPages)
  const recoveries: (number | undefined)[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    await reading.pages(visitors)
    await platform.stop('SIGKILL')
    await after(3_000)
    platform = processes.use(await startContentPlatform(platformSettings))
    const title = await edit(await contentWriter(platformSettings.DATA_DIR))
    recoveries.push(await shownAfter(site.url + editedPage, title, 60_000))
  }
  const visits = await reading.stop()
  const { failed, read } = visits
  findings.add(
    'no page fails',
    failed.length === 0,
    `${read} read, ${failed.length} failed, ${timesOf(visits)}`,
  )
  const longest = recoveries.includes(undefined) ? undefined : Math.max(...recoveries.map(Number))
  findings.add('an edit shows after each', longest !== undefined, `within ${seconds(longest)}`)

  await platform.stop('SIGKILL')
  await site.stop('SIGKILL')
  const restarted = processes.use(await startSite(siteSettings))
  await using again = sendVisitors(restarted.url, visitors, documents)
  await again.pages(allPages)
  const { failed: lost, read: seen } = await again.stop()
  findings.add(
    'a site that restarts meanwhile has its copies',
    lost.length === 0,
    [`${seen} read, ${lost.length} failed`, ...lost.slice(0, 3)].join('; '),
  )
}

/** A first start without platform and cache: 503 until the platform is available. */
export async function startsWithout(findings: Findings): Promise<void> {
  findings.part('A first start without a platform')
  await using folder = await mkdtempDisposable(join(tmpdir(), 'outage-'))
  const { platformSettings, siteSettings } = await settingsIn(folder.path)
  await using site = await startSite(siteSettings)
  const responses = await Promise.all(
    ['/blogs', editedPage, '/careers', '/sitemap.xml', '/'].map(async (path) => {
      const { status, headers } = await fetch(site.url + path)
      return `${status}${headers.has('retry-after') ? ' with Retry-After' : ''}`
    }),
  )
  const unavailable = responses
    .slice(0, -1)
    .every((response) => response === '503 with Retry-After')
  findings.add(
    'pages with content respond with 503, others with 200',
    unavailable && responses.at(-1) === '200',
    responses.join(', '),
  )
  await using _platform = await startContentPlatform(platformSettings)
  const shown = await shownAfter(`${site.url}/blogs`, '<article', 60_000)
  findings.add('it is well once there is one', shown !== undefined, `after ${seconds(shown)}`)
}

/** Settings of a platform and a site with their data in a folder. */
async function settingsIn(folder: string) {
  const port = await freePort()
  return {
    platformSettings: {
      DATA_DIR: join(folder, 'platform'),
      CONTENT_PORT: String(port),
      LOG_LEVEL: 'silent',
    },
    siteSettings: {
      DATA_DIR: join(folder, 'site'),
      SANITY_API_HOST: `http://127.0.0.1:${port}`,
      LOG_LEVEL: 'silent',
    },
  }
}
