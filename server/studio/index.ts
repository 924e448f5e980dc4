export { buildStudio } from './build-studio.ts'
export { installStudio } from './install-studio.ts'
export { openStudio } from './open-studio.ts'
export { type SiteStudio, siteStudio } from './site-studio.ts'
