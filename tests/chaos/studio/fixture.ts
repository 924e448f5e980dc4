import { spawn } from 'node:child_process'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { SanityClient } from '@sanity/client'
import { waitForExit } from '../../fixtures/child-process.ts'
import { chromiumArguments, chromiumPath } from '../../fixtures/chromium.ts'
import { contentWriter } from '../../fixtures/content-writer.ts'
import { testEnvironment } from '../../fixtures/environment.ts'
import { freePort } from '../../fixtures/free-port.ts'
import { type ServerProcess, startSite } from '../../fixtures/running-site.ts'

const root = join(import.meta.dirname, '..', '..', '..')
/** The first start includes the installation of the editor. */
const START_TIMEOUT_MS = 15 * 60_000

/** The folder of the screenshots. */
export const pictures = join(root, 'test-results', 'studio')

/** The process of `npm run studio`. Its disposal stops it. */
interface Editor extends AsyncDisposable {
  /** A URL that signs in. */
  link: string
}

/** A site with its editor, a browser, and a client of the content platform. */
export interface Fixture extends AsyncDisposable {
  site: ServerProcess
  /** The URL of the editor, without the token. */
  studioUrl: string
  store: SanityClient
  /** Failed requests, and requests to other machines. */
  complaints: string[]
  /** Opens a tab that is signed in, in a browser profile of its own. */
  signIn(): Promise<Page>
}

export async function openFixture(): Promise<Fixture> {
  await using started = new AsyncDisposableStack()
  const { path: dataDir } = started.use(await mkdtempDisposable(join(tmpdir(), 'studio-')))
  // The site lets only the editor at this port frame its pages.
  const STUDIO_PORT = String(await freePort())
  const settings = { DATA_DIR: dataDir, STUDIO_PORT, LOG_LEVEL: 'warn' }
  const site = started.use(await startSite(settings))
  const editor = started.use(await startEditor({ ...settings, SITE_URL: site.url }))
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: chromiumArguments,
  })
  started.defer(() => browser.close())
  const complaints: string[] = []
  const store = await contentWriter(dataDir)
  const all = started.move()
  return {
    site,
    studioUrl: new URL(editor.link).origin,
    store,
    complaints,
    signIn: () => signIn(browser, editor.link, complaints),
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  }
}

/** The environment variables that npm needs to reach its registry. */
function forInstalling(): NodeJS.ProcessEnv {
  const names = /^(npm_execpath|npm_config_.*|node_extra_ca_certs|ssl_cert_.*|.*_proxy)$/i
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => names.test(name)))
}

/** Starts `npm run studio` and prints its progress. */
async function startEditor(settings: Record<string, string>): Promise<Editor> {
  const child = spawn(process.execPath, ['server/commands/studio.ts'], {
    cwd: root,
    env: { ...testEnvironment(settings), ...forInstalling() },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = waitForExit(child)
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const link = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The editor did not get ready')),
      START_TIMEOUT_MS,
    )
    child.once('exit', () => reject(new Error('The editor ended')))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /^Ready: (\S+)$/.exec(line)?.[1]
      if (!found) return console.log(`  ${line}`)
      clearTimeout(timer)
      resolve(found)
    })
  })
  return { link, [Symbol.asyncDispose]: stop }
}

async function signIn(browser: Browser, link: string, complaints: string[]): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1500, height: 950 } })
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
  })
  page.on('pageerror', (error) => complaints.push(`error ${error.message}`))
  page.on('requestfinished', (request) => {
    const { hostname } = new URL(request.url())
    if (!/^(127\.0\.0\.1|localhost|.+\.localhost|)$/.test(hostname))
      complaints.push(`reached ${request.url()}`)
  })
  await page.goto(link)
  await page.getByTestId('structure-tool-list-pane').first().waitFor()
  return page
}
