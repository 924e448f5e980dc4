import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailServer } from '../fixtures/mail-server.ts'
import { prepareSeed, shareContent, startSite } from '../fixtures/running-site.ts'

/** The folder of received mails. */
export const contactRecipient = 'team@example.com'

/** Starts a site with the production build and a mail server for all browser tests. */
export default async function setup() {
  const mailFolder = await mkdtemp(join(tmpdir(), 'site-mail-'))
  const mail = await startMailServer(mailFolder)
  const deleteSeed = await prepareSeed()
  const site = await startSite({
    SMTP_URL: mail.url,
    CONTACT_RECIPIENT: contactRecipient,
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '1',
    STYLEGUIDE: '1',
  })
  shareContent(site)
  process.env.TEST_SITE_URL = site.url
  process.env.TEST_DATA_DIR = site.dataDir
  process.env.TEST_MAIL_FOLDER = mailFolder
  return async () => {
    await site.stop()
    await deleteSeed()
    await mail.close()
    await rm(mailFolder, { recursive: true, force: true })
  }
}
