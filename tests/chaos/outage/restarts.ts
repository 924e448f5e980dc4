import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { contentWriter } from '../../fixtures/content-writer.ts'
import { freePort } from '../../fixtures/free-port.ts'
import { startContentPlatform, startSite } from '../../fixtures/running-site.ts'
import type { Findings } from '../findings.ts'
import { edit, editedPage, seconds, shownAfter } from './fixture.ts'
import { sendVisitors, timesOf } from './visitors.ts'

/** Restarts of the platform with visitors, and of the site during an outage. */
export async function killedAgainAndAgain(findings: Findings, kills: number): Promise<void> {
  findings.part(`A platform that is killed ${kills} times, and the site once while it is away`)
  const { platformSettings, siteSettings, remove } = await folders()
  let platform = await startContentPlatform(platformSettings)
  let site = await startSite(siteSettings)
  const ids = await (await contentWriter(platformSettings.DATA_DIR)).fetch<string[]>(
    '*[_type == "blog"]._id',
  )
  const documents = ids.map((id) => `/blogs/${id}`)
  await after(2_000)
  const reading = sendVisitors(site.url, 20, documents)
  const recoveries: (number | undefined)[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    await after(1_000)
    await platform.stop('SIGKILL')
    await after(3_000)
    platform = await startContentPlatform(platformSettings)
    const title = await edit(await contentWriter(platformSettings.DATA_DIR))
    recoveries.push(await shownAfter(site.url + editedPage, title, 30_000))
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
  site = await startSite(siteSettings)
  const again = sendVisitors(site.url, 20, documents)
  await after(10_000)
  const { failed: lost, read: seen } = await again.stop()
  findings.add(
    'a site that restarts meanwhile has its copies',
    lost.length === 0,
    [`${seen} read, ${lost.length} failed`, ...lost.slice(0, 3)].join('; '),
  )
  await site.stop()
  await remove()
}

/** A first start without platform and cache: 503 until the platform is available. */
export async function startsWithout(findings: Findings): Promise<void> {
  findings.part('A first start without a platform')
  const { platformSettings, siteSettings, remove } = await folders()
  const site = await startSite(siteSettings)
  const answers = await Promise.all(
    ['/blogs', editedPage, '/careers', '/sitemap.xml', '/'].map(async (path) => {
      const { status, headers } = await fetch(site.url + path)
      return `${status}${headers.has('retry-after') ? ' with Retry-After' : ''}`
    }),
  )
  const unavailable = answers.slice(0, -1).every((answer) => answer === '503 with Retry-After')
  findings.add(
    'pages with content say 503, others are there',
    unavailable && answers.at(-1) === '200',
    answers.join(', '),
  )
  const platform = await startContentPlatform(platformSettings)
  const shown = await shownAfter(`${site.url}/blogs`, '<article', 60_000)
  findings.add('it is well once there is one', shown !== undefined, `after ${seconds(shown)}`)
  await site.stop()
  await platform.stop()
  await remove()
}

async function folders() {
  const folder = await mkdtemp(join(tmpdir(), 'outage-'))
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
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
