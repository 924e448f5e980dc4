import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { SanityClient } from '@sanity/client'
import { contentWriter } from '../fixtures/content-writer.ts'
import { contentProcessesOf, type ServerProcess, startSite } from '../fixtures/running-site.ts'
import { until } from '../fixtures/until.ts'
import { Findings } from './findings.ts'
import { edit, editedPage, seconds, shownAfter } from './outage/fixture.ts'
import { sendVisitors, timesOf } from './outage/visitors.ts'

const visitors = 20
const writers = 4
/** Pages that are read, and edits that are confirmed, before each fault. */
const BETWEEN = 40
const RESTART_TIMEOUT_SECONDS = 120
const MAX_RESTART_MS = { SIGKILL: 10_000, SIGSTOP: 20_000 }

/**
 * The process of the content platform is killed, and then frozen, again and again, under a site with
 * visitors, while edits are written: no page may fail, the process must run again within seconds, and
 * every confirmed edit must be stored.
 * @returns the exit code: 1 when an expectation failed
 */
export async function runContent(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      kills: { type: 'string', default: '20' },
      freezes: { type: 'string', default: '5' },
    },
  })
  const findings = new Findings()
  await faults(findings, 'SIGKILL', Number(values.kills))
  await faults(findings, 'SIGSTOP', Number(values.freezes))
  return findings.allHeld ? 0 : 1
}

async function faults(findings: Findings, signal: 'SIGKILL' | 'SIGSTOP', times: number) {
  const what = signal === 'SIGKILL' ? 'killed' : 'frozen'
  findings.part(`A content process that is ${what} ${times} times under load`)
  await using folder = await mkdtempDisposable(join(tmpdir(), 'content-'))
  await using site = await startSite({ DATA_DIR: folder.path, TRUST_PROXY: '1' })
  const editor = await contentWriter(folder.path)
  const ids = await editor.fetch<string[]>('*[_type in ["blog", "job"]]._id')
  const documents = ids.map((id) => (id.startsWith('job') ? `/careers/${id}` : `/blogs/${id}`))
  await using reading = sendVisitors(site.url, visitors, documents)
  const writing = sendEdits(editor)
  // Enough for each visitor to read each page once.
  await reading.pages(visitors * (documents.length + 10))
  const restarts: (number | undefined)[] = []
  const edits: (number | undefined)[] = []
  for (let fault = 0; fault < times; fault += 1) {
    await reading.pages(BETWEEN)
    await writing.confirmed(BETWEEN)
    restarts.push(await restartAfter(site, signal))
    edits.push(await shownAfter(site.url + editedPage, await edit(editor), 60_000))
  }
  const confirmed = await writing.stop()
  const visits = await reading.stop()
  const { failed, read } = visits
  const figures = [`${read} read, ${failed.length} failed`, timesOf(visits), ...failed.slice(0, 3)]
  findings.add('no page fails', failed.length === 0, figures.join('; '))
  const longest = longestOf(restarts)
  const isSoon = longest !== undefined && longest < MAX_RESTART_MS[signal]
  findings.add('it runs again within seconds', isSoon, `after ${seconds(longest)} at most`)
  const shown = longestOf(edits)
  findings.add('an edit shows after each', shown !== undefined, `within ${seconds(shown)}`)
  const stored = new Set(await editor.fetch<string[]>('*[_type == "note"]._id'))
  const lost = confirmed.filter((id) => !stored.has(id))
  findings.add(
    'every confirmed edit is stored',
    lost.length === 0 && confirmed.length > 0,
    `${confirmed.length} confirmed, ${lost.length} lost`,
  )
}

/** Ms until another process of the platform runs; undefined if none does. */
async function restartAfter(
  site: ServerProcess,
  signal: 'SIGKILL' | 'SIGSTOP',
): Promise<number | undefined> {
  const [pid = 0, ...former] = contentProcessesOf(site)
  process.kill(pid, signal)
  const hasRestarted = () => contentProcessesOf(site).length > former.length + 1
  const taken = await until(hasRestarted, RESTART_TIMEOUT_SECONDS)
  return taken === undefined ? undefined : taken * 1000
}

/** Writes documents until stopped, and collects the IDs of those that the platform has confirmed. */
function sendEdits(editor: SanityClient) {
  const confirmed: string[] = []
  let isOver = false
  const writer = async (writer: number) => {
    for (let number = 0; !isOver; number += 1) {
      const _id = `note-${writer}-${number}`
      const isConfirmed = await editor.create({ _id, _type: 'note' }).then(
        () => true,
        () => false,
      )
      if (isConfirmed) confirmed.push(_id)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const all = Promise.all(Array.from({ length: writers }, (_, number) => writer(number)))
  return {
    /** Waits until so many more are confirmed. */
    async confirmed(count: number) {
      const goal = confirmed.length + count
      while (confirmed.length < goal) await new Promise((resolve) => setTimeout(resolve, 20))
    },
    async stop(): Promise<string[]> {
      isOver = true
      await all
      return confirmed
    },
  }
}

/** Undefined if one of them is. */
function longestOf(times: readonly (number | undefined)[]): number | undefined {
  return times.includes(undefined) ? undefined : Math.max(...times.map(Number))
}
