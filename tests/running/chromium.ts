import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Linux distributions put it. */
const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * The Chromium to test with: `CHROMIUM_PATH`, else the system's, else the one that a dev dependency
 * ships.
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
    process.env.FONTCONFIG_PATH = writeFontConfig(folder)
  }
}

/**
 * Tells fontconfig of the fonts that were unpacked and of the machine's own. The configuration that
 * comes with the browser names neither, and without a single font Chromium now and then refuses the
 * page's web fonts too: a page without any text.
 * @returns the folder of the configuration
 */
function writeFontConfig(folder: string): string {
  const config = join(folder, 'fontconfig')
  mkdirSync(config, { recursive: true })
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts', 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(config, 'cache')}</cachedir>
</fontconfig>
`
  // Renamed into place: another run may be reading it.
  const unfinished = join(config, `fonts.conf.${process.pid}`)
  writeFileSync(unfinished, text)
  renameSync(unfinished, join(config, 'fonts.conf'))
  return config
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
