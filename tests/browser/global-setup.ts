import { startMailServer } from '../running/mail-server.ts'
import { startSite } from '../running/running-site.ts'

/** Starts one site on the production build, and one mail server, for all browser tests. */
export default async function setup() {
  const mail = await startMailServer()
  const site = await startSite({ SMTP_URL: mail.url, LOG_LEVEL: 'warn' })
  process.env.TEST_SITE_URL = site.url
  process.env.TEST_DATA_DIR = site.dataDir
  return async () => {
    await site.stop()
    await mail.close()
  }
}
