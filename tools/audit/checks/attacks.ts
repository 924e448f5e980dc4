import { setTimeout as pause } from 'node:timers/promises'
import { startSite } from '../../../tests/fixtures/running-site.ts'
import { median } from '../../../tests/fixtures/statistics.ts'
import type { Attack, Outcomes } from '../attacks/attacker.ts'
import { attacks } from '../attacks/attacks.ts'
import { forgetPeak, residentMemory } from '../attacks/resident-memory.ts'
import { startVisitor, VISITED_PATHS } from '../attacks/visitor.ts'
import { failedRow, type Row } from '../table.ts'

const ATTACK_MS = 12_000
/** Until the files and the visitor's pages are compressed. */
export const SETTLE_MS = 5_000
export const MAX_PAGE_LATENCY_MS = 250
export const MAX_PEAK_MB = 500

/**
 * Runs each attack against a new site while a visitor from another IP address opens pages. After twelve
 * seconds the attack is aborted and the site killed.
 * @param names parts of the names of the attacks to run; all by default
 */
export async function tryAttacks(names: readonly string[] = []): Promise<Row[]> {
  const isChosen = ({ name }: Attack) =>
    names.length === 0 || names.some((part) => name.includes(part))
  return tryEach('Attack', attacks.filter(isChosen), tryAttack)
}

/** Tries attacks one after another. Their rows start with `kind`. */
export async function tryEach<A extends { name: string }>(
  kind: string,
  attacks: readonly A[],
  tryOne: (attack: A) => Promise<Omit<Row, 'check'>>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const attack of attacks) {
    console.log(`  ${attack.name}`)
    const check = `${kind}: ${attack.name}`
    const row = await tryOne(attack).then(
      (tried) => ({ check, ...tried }),
      (error: unknown) => failedRow(check, error),
    )
    console.log(`    ${row.measured}`)
    rows.push(row)
  }
  return rows
}

async function tryAttack(attack: Attack): Promise<Omit<Row, 'check'>> {
  const settings = await attack.settings?.()
  const site = await startSite({ LOG_LEVEL: 'silent', TRUST_PROXY: '1', ...settings })
  try {
    // As on a site that has been running, the visitor's pages are cached, and the parsers for Markdown
    // are loaded.
    for (const path of [...VISITED_PATHS, ...VISITED_PATHS, '/index.md']) {
      await (await fetch(site.url + path)).arrayBuffer()
    }
    await pause(SETTLE_MS)
    await forgetPeak(site.pid)
    const stopVisitor = startVisitor(site.url)
    const outcomes = await attack.run({
      url: site.url,
      dataDir: site.dataDir,
      signal: AbortSignal.timeout(ATTACK_MS),
    })
    const { latencies, failed } = await stopVisitor()
    const { peak } = await residentMemory(site.pid)
    const worst = Math.round(Math.max(...latencies))
    return {
      measured: `page ${median(latencies).toFixed(0)} ms, worst ${worst} ms, ${failed} of ${latencies.length} failed; ${peak} MB; ${inWords(outcomes)}`,
      wanted: `${MAX_PAGE_LATENCY_MS} ms, none failed; ${MAX_PEAK_MB} MB`,
      isMet:
        worst <= MAX_PAGE_LATENCY_MS &&
        failed === 0 &&
        peak <= MAX_PEAK_MB &&
        (attack.isHeld?.(outcomes) ?? true),
      notes: [],
    }
  } finally {
    await site.stop('SIGKILL')
  }
}

/** The number of responses by what they were. */
export function inWords(outcomes: Outcomes): string {
  return [...outcomes].map(([name, times]) => `${times} × ${name}`).join(', ')
}
