import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { startNginx } from '../../../deploy/tests/proxies/proxies.ts'
import { makeCertificate } from '../../fixtures/certificate.ts'
import { chromiumArguments, chromiumPath } from '../../fixtures/chromium.ts'
import { contentWriter } from '../../fixtures/content-writer.ts'
import { freePort } from '../../fixtures/free-port.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { password, runWithPassword } from '../releases/command.ts'
import type { Fixture } from './fixture.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const name = 'www.example.com'

export interface TeamSite extends Omit<Fixture, 'signIn'> {
  /** The site's public URL, and the one behind the proxy. */
  origin: string
  ownUrl: string
  /** Runs `npm run people` with a password on standard input. Returns what it printed. */
  people(...args: string[]): string
  /** A tab in a browser profile of its own. */
  open(options?: BrowserContextOptions): Promise<Page>
  /** Signs in by the form, from a tab that opens the editor. */
  signIn(page: Page, editor: string, typed?: string): Promise<void>
}

/** A public site with named people, behind nginx with the files of the deployment. */
export async function openTeamSite(): Promise<TeamSite> {
  await using started = new AsyncDisposableStack()
  const { path: folder } = started.use(await mkdtempDisposable(join(tmpdir(), 'team-')))
  makeCertificate(folder, name)
  const ports = { http: await freePort(), https: await freePort(), site: await freePort() }
  const origin = `https://${name}:${ports.https}`
  const dataDir = join(folder, 'data')
  const settings = {
    SITE_URL: origin,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
  }
  const site = started.use(await startSite({ ...settings, PORT: String(ports.site) }))
  started.use(await startNginx(folder, ports))
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArguments, `--host-resolver-rules=MAP ${name} 127.0.0.1`],
  })
  started.defer(() => browser.close())
  const complaints: string[] = []
  const store = await contentWriter(dataDir)
  const all = started.move()
  return {
    site,
    origin,
    ownUrl: `http://127.0.0.1:${ports.site}`,
    studioUrl: `${origin}/studio`,
    store,
    complaints,
    people(...args) {
      const { code, output } = runWithPassword(root, settings, ['people.ts', ...args])
      if (code !== 0) throw new Error(output)
      return output
    },
    open: (options) => openTab(browser, complaints, options),
    async signIn(page, editor, typed = password) {
      await page.goto(`${origin}/studio`)
      await page.getByLabel('Name').fill(editor)
      await page.getByLabel('Password').fill(typed)
      await page.getByRole('button', { name: 'Sign in' }).click()
    },
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  }
}

async function openTab(
  browser: Browser,
  complaints: string[],
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1500, height: 950 },
    ignoreHTTPSErrors: true,
    ...options,
  })
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
  })
  page.on('pageerror', (error) => complaints.push(`error ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console ${message.text().slice(0, 300)}`)
  })
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (/^(http|ws)s?:$/.test(protocol) && hostname !== name)
      complaints.push(`requested ${request.url()}`)
  })
  return page
}
