export { contentFindings } from './content.ts'
export { type Actor, actors, type Finding } from './finding.ts'
export {
  buildFinding,
  copyFindings,
  dataFindings,
  integrityFindings,
  leadsFindings,
  proxyFinding,
} from './parts.ts'
export { contentPlatformFinding, mailServerFinding } from './reachable.ts'
export { settingsFindings } from './settings.ts'
