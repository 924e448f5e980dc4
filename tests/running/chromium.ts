import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Linux distributions put it. */
const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * The Chromium to test with: `CHROMIUM_PATH`, else the system's, else the one that a dev dependency
 * ships (contract: Commands).
 */
export async function chromiumPath(): Promise<string> {
  return (
    process.env.CHROMIUM_PATH ?? systemPaths.find((path) => existsSync(path)) ?? unpackShipped()
  )
}

/**
 * Unpacks the shipped browser, once a machine. It brings the shared libraries that a bare machine
 * lacks, but unpacks them only where it believes to be in the environment that it was made for.
 */
async function unpackShipped(): Promise<string> {
  const { TMPDIR } = process.env
  const folder = join(tmpdir(), 'site-tests-chromium')
  mkdirSync(folder, { recursive: true })
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs24.x'
  process.env.TMPDIR = folder
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    return await chromium.executablePath()
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
}

/** Arguments with which Chromium runs as root, without a GPU and without calling anybody. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
