import { spawnSync } from 'node:child_process'
import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The engines whose programs have to be installed. */
export const installedEngines = ['firefox', 'webkit'] as const
export type InstalledEngine = (typeof installedEngines)[number]

/** The path of the first installed program. */
export function programPath(...names: string[]): string {
  const found = findProgram(...names)
  if (found) return found
  throw new Error(`Not on this machine: ${names.join(', ')}`)
}

function findProgram(...names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/libexec']
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function runsInPython(code: string): boolean {
  return spawnSync('/usr/bin/python3', ['-c', code]).status === 0
}

/** Debian packages, and how to check that their content is installed. */
const packages: Readonly<
  Record<string, { engines: readonly InstalledEngine[]; isInstalled(): boolean }>
> = {
  'firefox-esr': {
    engines: ['firefox'],
    isInstalled: () => findProgram('firefox-esr', 'firefox') !== undefined,
  },
  xvfb: { engines: ['firefox', 'webkit'], isInstalled: () => findProgram('Xvfb') !== undefined },
  'webkit2gtk-driver': {
    engines: ['webkit'],
    isInstalled: () => findProgram('WebKitWebDriver') !== undefined,
  },
  'python3-gi': { engines: ['webkit'], isInstalled: () => runsInPython('import gi') },
  'gir1.2-webkit2-4.1': {
    engines: ['webkit'],
    isInstalled: () => runsInPython('import gi; gi.require_version("WebKit2", "4.1")'),
  },
  'gstreamer1.0-libav': {
    engines: ['webkit'],
    isInstalled: () => globSync('/usr/lib/*/gstreamer-1.0/libgstlibav.so').length > 0,
  },
}

/** @throws Error with the Debian packages that are missing for some engines */
export function requirePackages(engines: readonly InstalledEngine[]): void {
  const missing = Object.entries(packages).flatMap(([name, one]) =>
    one.engines.some((engine) => engines.includes(engine)) && !one.isInstalled() ? [name] : [],
  )
  if (missing.length === 0) return
  throw new Error(
    `Not on this machine: ${missing.join(', ')}. Try: apt-get install ${missing.join(' ')}`,
  )
}
