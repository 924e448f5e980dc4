import type { TestProject } from 'vitest/node'
import { prepareSeed, shareContent, startSite } from '../fixtures/running-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Starts the site that all tests share. Tests that need other settings start another one. */
    siteUrl: string
    dataDir: string
  }
}

export default async function setup(project: TestProject) {
  const deleteSeed = await prepareSeed()
  const site = await startSite({ LOG_LEVEL: 'warn', TRUST_PROXY: '1' })
  shareContent(site)
  project.provide('siteUrl', site.url)
  project.provide('dataDir', site.dataDir)
  return async () => {
    await site.stop()
    await deleteSeed()
  }
}
