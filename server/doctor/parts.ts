import { existsSync } from 'node:fs'
import { access, constants, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { toConfirm } from '#copy/to-confirm.ts'
import { leadsDatabasePath, may, openLeads, type Permission, type Person } from '#leads/index.ts'
import { hasSeenUntrustedForwardedHeader, isLoopback } from '../http/index.ts'
import { databaseDamage, embeddedDatabases } from '../integrity/index.ts'
import { needsBuild } from '../start/build.ts'
import { openLog } from '../start/log.ts'
import type { Settings } from '../start/settings.ts'
import { isStudioBuilt } from '../studio/index.ts'
import { error, type Finding, ok, warning } from './finding.ts'

/**
 * Sample copy that an owner must confirm or replace, and questions that only an owner can answer.
 * @param covered IDs of claims that documents in the editor replace
 */
export function copyFindings(
  { siteUrl }: Pick<Settings, 'siteUrl'>,
  covered: ReadonlySet<string>,
): Finding[] {
  const isPublic = !isLoopback(new URL(siteUrl).hostname)
  const open = toConfirm.filter(({ id }) => !covered.has(id))
  return open.map(({ kind, what, leftOut, remedy, file }) => {
    const missing = isPublic && leftOut ? `; until then ${leftOut} is not on the page` : ''
    const text = `${what}${missing}. To do: ${remedy}`
    const actor = kind === 'legal' ? 'counsel' : 'marketing'
    return kind === 'question' ? warning(file, text, actor) : error(file, text, actor)
  })
}

/** Whether the build is up to date. */
export async function buildFinding(): Promise<Finding> {
  return (await needsBuild())
    ? error('build', 'is missing or older than its sources: run npm run build')
    : ok('build', 'is up to date')
}

/** Whether rate limits apply to the visitor's address rather than to a proxy's. */
export async function proxyFinding({ trustProxy, dataDir }: Settings): Promise<Finding> {
  if (trustProxy) return ok('TRUST_PROXY', trustProxy)
  return (await hasSeenUntrustedForwardedHeader(dataDir))
    ? error('TRUST_PROXY', 'is not set, but a proxy is in front: all visitors share one limit')
    : warning('TRUST_PROXY', 'is not set: that’s right only if there is no proxy in front')
}

/** Whether `DATA_DIR` is writable, and readable by its owner only. */
export async function dataFindings({ dataDir }: Settings): Promise<Finding[]> {
  if (!existsSync(dataDir))
    return [warning('DATA_DIR', `${dataDir} doesn’t exist yet: the first start creates it`)]
  const canWrite = await access(dataDir, constants.W_OK).then(
    () => true,
    () => false,
  )
  const open: Finding[] = []
  for (const name of [leadsDatabasePath(''), 'content-platform.json', 'content/token']) {
    const mode = await stat(join(dataDir, name)).then(
      (entry) => entry.mode,
      () => 0,
    )
    if (mode & 0o077) open.push(error(join(dataDir, name), 'others on this machine can read it'))
  }
  return [
    canWrite ? ok('DATA_DIR', dataDir) : error('DATA_DIR', `${dataDir} is not writable`),
    ...open,
  ]
}

/** Whether the embedded databases are intact. */
export function integrityFindings(settings: Settings): Finding[] {
  return [...embeddedDatabases(settings)].map(([name, file]) => {
    const damage = databaseDamage(file, name)
    return damage
      ? error(file, `is damaged (${damage}): restore a backup`)
      : ok(file, 'is not damaged')
  })
}

const HOUR_MS = 60 * 60_000

/** Whether the leads database responds, and the state of its outbox. */
export async function leadsFindings(settings: Settings): Promise<Finding[]> {
  if (!settings.databaseUrl && !existsSync(leadsDatabasePath(settings.dataDir))) {
    return [ok('leads', 'none yet')]
  }
  const leads = await openLeads({ ...settings, log: openLog('silent') })
  try {
    const state = await leads.state()
    if (!state.ok)
      return [error('leads', 'the database doesn’t respond: forms would respond with 503')]
    const { waiting, failed, oldestWaiting } = state
    const age = oldestWaiting === undefined ? 0 : Date.now() - oldestWaiting.getTime()
    return [
      failed > 0
        ? warning('leads', `deliveries permanently refused: ${failed}. See npm run leads -- list`)
        : ok('leads', 'no delivery was refused'),
      age > HOUR_MS
        ? warning(
            'leads',
            `deliveries waiting: ${waiting}, the oldest for ${Math.floor(age / HOUR_MS)} h`,
          )
        : ok('leads', `deliveries waiting: ${waiting}`),
      ...peopleFindings(await leads.people.list(), isStudioBuilt()),
    ]
  } finally {
    await leads.close()
  }
}

/** Who may see leads, who may use the Studio, and whether those who may can. */
export function peopleFindings(people: readonly Person[], isBuilt: boolean): Finding[] {
  const count = (permission: Permission) =>
    people.filter(({ role }) => may(role, permission)).length
  const roles =
    count('leads') === 0
      ? warning('people', 'nobody may open /leads: npm run people -- add NAME --role sales')
      : ok('people', `${count('leads')} may open /leads, ${count('studio')} may open /studio`)
  const locked = people.filter(({ needsPassword }) => needsPassword).length
  const findings = [roles]
  if (locked > 0)
    findings.push(
      warning(
        'people',
        `without a password, since a restore: ${locked}. See npm run people -- list`,
      ),
    )
  if (!isBuilt && count('studio') > 0)
    findings.push(error('/studio', 'the editor isn’t built: run npm run studio -- build'))
  return findings
}
