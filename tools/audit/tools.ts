import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const toolsFolder = join(import.meta.dirname, 'tools')

/** A file of an installed tool. */
export function toolFile(path: string): string {
  return join(toolsFolder, 'node_modules', path)
}

/**
 * Installs the packages of `tools/audit/tools` where they are missing, without running their install
 * scripts, and says so: Lighthouse among them.
 * @throws when the installation fails
 */
export function installPackages(): void {
  if (existsSync(toolFile('lighthouse/package.json'))) return
  console.log(
    `Installing Lighthouse, the HTTP Observatory and the Nu checker into ${toolsFolder} …`,
  )
  run('npm', ['ci', '--ignore-scripts', '--no-audit'], toolsFolder)
}

/**
 * Installs all that the audit measures with, where it is missing, and says so: the packages, and
 * Java for the Nu checker, by apt.
 * @returns no line of the table: a tool that is there is no finding
 * @throws when an installation fails
 */
export function installTools(): [] {
  installPackages()
  // The scanner wants the browsers' list of preloaded hosts next to it; localhost is not on it.
  const preloaded = toolFile('@mdn/mdn-http-observatory/conf/hsts-preload.json')
  if (!existsSync(preloaded)) writeFileSync(preloaded, '{}')
  if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status !== 0) {
    console.log('Installing Java for the Nu checker: apt-get install default-jre-headless …')
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'default-jre-headless'])
  }
  return []
}

function run(command: string, args: string[], cwd = toolsFolder): void {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`)
}
