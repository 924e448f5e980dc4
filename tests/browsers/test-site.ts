import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailServer } from '../fixtures/mail-server.ts'
import { startSite } from '../fixtures/running-site.ts'

/** The site that the engines visit, and the mail server that it sends by. */
export interface TestSite {
  url: string
  stop(): Promise<void>
}

/** Starts the production build on a free port, with a data folder and a mail server of its own. */
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
