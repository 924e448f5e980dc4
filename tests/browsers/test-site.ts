import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailServer } from '../fixtures/mail-server.ts'
import { startSite } from '../fixtures/running-site.ts'

/** The site under test and its mail server. */
export interface TestSite {
  url: string
  stop(): Promise<void>
}

/** Starts the production build on a free port, with its own data folder and mail server. */
export async function startTestSite(): Promise<TestSite> {
  const mailFolder = await mkdtemp(join(tmpdir(), 'site-mail-'))
  const mail = await startMailServer(mailFolder)
  const site = await startSite({ SMTP_URL: mail.url, LOG_LEVEL: 'warn' })
  return {
    url: site.url,
    async stop() {
      await site.stop()
      await mail.close()
      await rm(mailFolder, { recursive: true, force: true })
    },
  }
}
