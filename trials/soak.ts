import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { contentWriter } from '../tests/running/content-writer.ts'
import { startMailServer } from '../tests/running/mail-server.ts'
import { startSite } from '../tests/running/running-site.ts'
import { Findings } from './findings.ts'
import { quantile } from './scale/measure.ts'
import { metricsToken, type Sample, sampleOf } from './soak/sample.ts'
import { steadyLoad } from './soak/steady-load.ts'

const betweenSamples = 10_000
const betweenEdits = 15_000
/** Memory counts as level when what is held between collections grows by less than this. */
const levelWithin = { share: 0.1, bytes: 24e6 }
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`

/**
 * One site at a steady load, with edits, posts and mail: memory stays level, nothing fails, the
 * outbox keeps up.
 * @returns the exit code: 1 when something did not hold
 */
export async function runSoak(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: 'string', default: '30' },
      /** Requests a second. */
      rate: { type: 'string', default: '40' },
    },
  })
  const milliseconds = Number(values.minutes) * 60_000
  const findings = new Findings()
  findings.part(`${values.rate} requests a second for ${values.minutes} minutes`)
  const folder = await mkdtemp(join(tmpdir(), 'soak-'))
  const mail = await startMailServer(folder)
  const site = await startSite({
    SMTP_URL: mail.url,
    TRUST_PROXY: '1',
    METRICS_TOKEN: metricsToken,
    LOG_LEVEL: 'error',
  })
  const editor = await contentWriter(site.dataDir)
  const load = steadyLoad(site.url, Number(values.rate))
  const samples: Sample[] = []
  try {
    const end = performance.now() + milliseconds
    let edits = 0
    let nextEdit = 0
    while (performance.now() < end) {
      if (performance.now() >= nextEdit) {
        edits += 1
        nextEdit = performance.now() + betweenEdits
        await editor
          .patch('blog-cvss-4-read-the-vector')
          .set({ title: `Edit ${edits}` })
          .commit()
      }
      await after(Math.min(betweenSamples, Math.max(0, end - performance.now())))
      const sample = await sampleOf(site.url)
      samples.push(sample)
      console.log(
        `  ${new Date().toISOString().slice(11, 19)}  resident ${megabytes(sample.resident)}, heap ${megabytes(sample.heap)}, outbox ${sample.outbox}, ${load.count()} requests, ${load.failed()} failed`,
      )
    }
    const { requests, failed, times } = await load.stop()
    findings.add(
      'nothing fails',
      failed.length === 0,
      `${requests} requests, ${failed.length} failed ${failed.slice(0, 3).join('; ')}`,
    )
    for (const kind of ['heap', 'resident'] as const) levelMemory(findings, samples, kind)
    await after(5_000)
    const { outbox } = await sampleOf(site.url)
    findings.add('the outbox keeps up', outbox === 0, `${outbox} wait at the end`)
    const at = (share: number) => `${quantile(times, share).toFixed(1)} ms`
    console.log(`  answered in ${at(0.5)} (median), ${at(0.99)} (99th percentile)`)
  } finally {
    await site.stop()
    await mail.close()
    await rm(folder, { recursive: true, force: true })
  }
  return findings.allHeld ? 0 : 1
}

/** Compares the second third with the last: the first is for caches to fill. */
function levelMemory(
  findings: Findings,
  samples: readonly Sample[],
  kind: 'heap' | 'resident',
): void {
  const third = Math.floor(samples.length / 3)
  const lowOf = (some: readonly Sample[]) =>
    quantile(
      some.map((sample) => sample[kind]),
      0.25,
    )
  const before = lowOf(samples.slice(third, 2 * third))
  const now = lowOf(samples.slice(2 * third))
  const growth = now - before
  const isLevel = growth < Math.max(levelWithin.bytes, before * levelWithin.share)
  findings.add(`${kind} memory is level`, isLevel, `${megabytes(before)}, then ${megabytes(now)}`)
}
