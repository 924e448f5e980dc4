/**
 * `npm run audit`: the quality audit of the production build, as a table. Exit code 1 if anything fails.
 * Paths limit the Nu checker and Lighthouse: `npm run audit -- /pricing`.
 * `attacks`, `signed-in` and `memory` run only that section, without other tools: `npm run audit -- attacks`.
 * Parts of names select attacks: `npm run audit -- attacks searches`.
 * The first run installs its tools into `tools/audit/tools`.
 */
import { parseArgs } from 'node:util'
import { buildIfNeeded } from '#server/start/build.ts'
import { readCommandLine } from '#server/start/command-line.ts'
import { startSite } from '../../tests/fixtures/running-site.ts'
import { attacks } from './attacks/attacks.ts'
import { tryAttacks } from './checks/attacks.ts'
import { auditPages } from './checks/lighthouse.ts'
import { measureMemory } from './checks/memory.ts'
import { checkHtml } from './checks/nu-checker.ts'
import { observe } from './checks/observatory.ts'
import { trySignedIn } from './checks/signed-in.ts'
import { sitemapUrls } from './sitemap.ts'
import { failedRow, printTable, type Row } from './table.ts'
import { installTools } from './tools.ts'

const sections: Readonly<Record<string, () => Promise<Row[]>>> = {
  memory: measureMemory,
  attacks: () => tryAttacks(attackNames),
  'signed-in': trySignedIn,
}
const { chosenSections, chosen, attackNames } = readCommandLine(
  'Usage: npm run audit [-- PATH … | memory | signed-in | attacks [PART OF A NAME …]]',
  parseArguments,
)

const rows: Row[] = []
const start = performance.now()
/** An error in a check becomes its line of the table; the others still run. */
const take = async (name: string, check: () => Promise<Row[]> | Row[]) => {
  console.log(`\n— ${name}`)
  const began = performance.now()
  const found = await Promise.resolve()
    .then(check)
    .catch((error: unknown) => [failedRow(name, error)])
  rows.push(...found)
  for (const row of found) console.log(`  ${row.isMet ? 'ok' : 'MISS'}: ${row.measured}`)
  console.log(`  ${secondsSince(began)} s`)
}
const onSite = (check: (url: string) => Promise<Row[]>) => async () => {
  const site = await startSite({ LOG_LEVEL: 'warn' })
  try {
    return await check(site.url)
  } finally {
    await site.stop()
  }
}

await buildIfNeeded()
// It reads the build.
const { canonicalPages, missingPages } = await import('../../tests/fixtures/site-paths.ts')
if (chosenSections.length === 0) await auditAll()
for (const [name, check] of Object.entries(sections)) {
  const isChosen = chosenSections.length + chosen.length === 0 || chosenSections.includes(name)
  if (isChosen) await take(`Section: ${name}`, check)
}

printTable(rows)
console.log(`\nTook ${secondsSince(start)} s`)
process.exitCode = rows.every(({ isMet }) => isMet) ? 0 : 1

function parseArguments(args: string[]) {
  const given = parseArgs({ args, allowPositionals: true }).positionals
  const chosenSections = given.filter((arg) => Object.hasOwn(sections, arg))
  const chosen = given.filter((arg) => arg.startsWith('/'))
  const attackNames = given.filter((arg) => !chosen.includes(arg) && !chosenSections.includes(arg))
  const unknown = attackNames.filter(
    (part) =>
      !chosenSections.includes('attacks') || !attacks.some(({ name }) => name.includes(part)),
  )
  if (unknown.length > 0)
    throw new Error(`There is no section, path or attack ${unknown.join(', ')}.`)
  return { chosenSections, chosen, attackNames }
}

async function auditAll(): Promise<void> {
  await take('Tools', installTools)
  await take(
    'Nu Html Checker',
    onSite(async (site) => checkHtml(site, chosen.length > 0 ? chosen : await everyPath(site))),
  )
  await take(
    'Lighthouse',
    onSite((site) => auditPages(site, chosen.length > 0 ? chosen : canonicalPages)),
  )
  await take('HTTP Observatory', observe)
}

/** For the Nu checker, which is fast: also every post and job, and missing pages. */
async function everyPath(site: string): Promise<string[]> {
  const listed = (await sitemapUrls(site)).map((url) => new URL(url).pathname)
  return [...new Set([...canonicalPages, ...listed, ...missingPages])]
}

function secondsSince(moment: number): number {
  return Math.round((performance.now() - moment) / 1000)
}
