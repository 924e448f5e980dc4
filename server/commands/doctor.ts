/** `npm run doctor`: checks settings, copy and services before a launch. Exits with 1 if anything blocks it. */
import '../start/set-node-env.ts'
import { parseArgs } from 'node:util'
import {
  type Actor,
  actors,
  buildFinding,
  contentFindings,
  contentPlatformFinding,
  copyFindings,
  dataFindings,
  type Finding,
  integrityFindings,
  leadsFindings,
  mailServerFinding,
  proxyFinding,
  settingsFindings,
} from '../doctor/index.ts'
import { readCommandLine } from '../start/command-line.ts'
import { readSettingsOrExit } from '../start/process.ts'

readCommandLine(
  'Usage: npm run doctor\n\nLists sample copy and unset or unsafe settings. Exits with 1 if anything blocks a launch.',
  () => parseArgs(),
)
const settings = readSettingsOrExit()
const content = await contentFindings(settings)
const findings = [
  ...settingsFindings(settings),
  await proxyFinding(settings),
  ...(await mailServerFinding(settings)),
  ...(await contentPlatformFinding(settings)),
  await buildFinding(),
  ...(await dataFindings(settings)),
  ...integrityFindings(settings),
  ...(await leadsFindings(settings)),
  ...content.findings,
  ...copyFindings(settings, content.covered),
]

const words: Record<Finding['level'], string> = { ok: 'ok', warning: 'check', error: 'BLOCKS' }
const headings: Record<Actor, string> = {
  operator: 'For the operator',
  marketing: 'For marketing',
  counsel: 'For counsel',
}
const order: readonly Finding['level'][] = ['ok', 'warning', 'error']
for (const actor of actors) {
  console.log(`\n${headings[actor]}`)
  const own = findings.filter((finding) => finding.actor === actor)
  for (const level of order) {
    for (const { subject, message } of own.filter((finding) => finding.level === level)) {
      console.log(`${words[level].padEnd(6)}  ${subject}: ${message}`)
    }
  }
}
const count = (level: Finding['level']) => findings.filter((one) => one.level === level).length
console.log(`\n${count('error')} block a launch, ${count('warning')} to check, ${count('ok')} ok.`)
process.exitCode = count('error') > 0 ? 1 : 0
