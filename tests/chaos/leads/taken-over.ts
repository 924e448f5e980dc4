import { until } from '../../fixtures/until.ts'
import type { Findings } from '../findings.ts'
import { FaultyMailServer } from './faulty-smtp-server.ts'
import { post, siteSettings, start } from './test-site.ts'

/** Kills a process in the middle of a mail; another one must send it within a minute. */
export async function takenOver(findings: Findings, databaseUrl: string): Promise<void> {
  findings.part('Killed in the middle of a mail')
  await using mail = new FaultyMailServer()
  const settings = { SMTP_URL: await mail.up(), DATABASE_URL: databaseUrl }
  await using one = await siteSettings(settings)
  await using other = await siteSettings(settings)
  await using first = await start(one.settings)
  mail.behavior = 'hold'
  await post(first.url, 1)
  await until(() => mail.attempts >= 2, 20)
  await using _second = await start(other.settings)
  await first.stop('SIGKILL')
  mail.behavior = 'accept'
  const seconds = await until(() => mail.received.length >= 2, 90)
  findings.add(
    'another process takes the work over',
    seconds !== undefined && seconds <= 60,
    `after ${seconds?.toFixed(1)} s`,
  )
}
