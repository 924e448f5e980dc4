import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { buildStudio, installStudio } from '#server/studio/index.ts'
import { Findings } from './findings.ts'
import { openFixture, pictures } from './studio/fixture.ts'
import { tryHistory } from './studio/history.ts'
import { tryJobs } from './studio/jobs.ts'
import { tryLists } from './studio/lists.ts'
import { tryPictures } from './studio/pictures.ts'
import { tryPreviews } from './studio/previews.ts'
import { tryPublishing } from './studio/publishing.ts'
import { trySearching } from './studio/searching.ts'
import { type Steps, stepsOn } from './studio/steps.ts'
import { tryTables } from './studio/tables.ts'
import { tryTeam } from './studio/team.ts'
import { tryTwoEditors } from './studio/two-editors.ts'
import { tryWriting } from './studio/writing.ts'

const parts: Readonly<Record<string, readonly [string, (steps: Steps) => Promise<void>]>> = {
  lists: ['The lists', tryLists],
  writing: ['Writing', tryWriting],
  tables: ['Tables', tryTables],
  pictures: ['Pictures', tryPictures],
  publishing: ['Publishing', tryPublishing],
  history: ['History', tryHistory],
  previews: ['Previews', tryPreviews],
  together: ['Two editors', tryTwoEditors],
  jobs: ['Jobs', tryJobs],
  searching: ['Searching', trySearching],
}

/**
 * Tests the real editor in Chromium: with `npm run studio` alongside the site, and at `/studio` behind a
 * proxy with named editors (`team`). `--only lists,history` runs only these parts.
 */
export async function runStudio(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { only: { type: 'string' } } })
  const wanted = values.only?.split(',') ?? [...Object.keys(parts), 'team']
  const findings = new Findings()
  await mkdir(pictures, { recursive: true })
  const inEditor = wanted.filter((name) => name !== 'team')
  if (inEditor.length > 0) await tryEditor(inEditor, findings)
  if (wanted.includes('team')) {
    findings.part('A team on a public site')
    await installStudio(console.log)
    await buildStudio(console.log)
    await tryTeam(findings)
  }
  console.log(`\nPictures are in ${pictures}`)
  return findings.allHeld ? 0 : 1
}

/** The parts of the editor that `npm run studio` serves. */
async function tryEditor(wanted: readonly string[], findings: Findings): Promise<void> {
  await using fixture = await openFixture()
  const page = await fixture.signIn()
  for (const name of wanted) {
    const [title, part] = parts[name] ?? []
    if (!title || !part) throw new Error(`There is no part "${name}"`)
    findings.part(title)
    await part(stepsOn(fixture, page, findings))
  }
  findings.part('All along')
  const { complaints } = fixture
  findings.add(
    'nothing is refused, missing or fetched from elsewhere',
    complaints.length === 0,
    [...new Set(complaints)].slice(0, 10).join(', ') || 'nothing',
  )
}
