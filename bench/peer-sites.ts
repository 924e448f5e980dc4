import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildDirectory } from '../server/build.ts'
import { testEnvironment } from '../tests/running/environment.ts'
import { freePort } from '../tests/running/free-port.ts'
import { answering } from './answering.ts'
import { type Served, serveStatic } from './serve-static.ts'

const folder = join(import.meta.dirname, 'peers')
const quiet = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }

interface Peer {
  folder: string
  name: string
  compression: string
  build: readonly string[]
  serve(home: string): Promise<Served>
}

/** The same home page as others would build it. */
export const peerSites: readonly Peer[] = [
  {
    folder: 'next',
    name: 'Next.js',
    compression: 'gzip, `next start`',
    build: ['next', 'build'],
    serve: serveNext,
  },
  {
    folder: 'astro',
    name: 'Astro, React islands',
    compression: 'Brotli 11, nginx',
    build: ['astro', 'build'],
    serve: (home) => serveStatic(join(home, 'dist')),
  },
  {
    folder: 'spa',
    name: 'Vite SPA with motion',
    compression: 'Brotli 11, nginx',
    build: ['vite', 'build'],
    serve: (home) => serveStatic(join(home, 'dist')),
  },
]

/**
 * Installs a peer's packages where they are missing, builds it anew and serves it.
 * @param css the style sheet of our own page
 * @throws when it cannot be installed or built
 */
export async function startPeer(
  { folder: name, build, serve }: Peer,
  css: string,
): Promise<Served> {
  const home = join(folder, name)
  if (!existsSync(join(home, 'node_modules'))) {
    console.log(`Installing bench/peers/${name} …`)
    run(home, 'npm', ['ci', '--ignore-scripts', '--no-audit'])
  }
  await give(home, css)
  console.log(`Building bench/peers/${name} …`)
  for (const output of ['.next', 'dist']) {
    await rm(join(home, output), { recursive: true, force: true })
  }
  const [command = '', ...words] = build
  run(home, join(home, 'node_modules', '.bin', command), words)
  return serve(home)
}

/** Gives a peer our style sheet, and the fonts and pictures that it names, all under lasting names. */
async function give(home: string, css: string): Promise<void> {
  const target = join(home, 'public', 'given')
  await mkdir(target, { recursive: true })
  await cp(join(buildDirectory, 'client', 'favicon.svg'), join(target, 'favicon.svg'))
  const assets = join(buildDirectory, 'client', 'assets')
  for (const file of await readdir(assets)) {
    if (/\.(woff2|svg)$/.test(file)) await cp(join(assets, file), join(target, lasting(file)))
  }
  const renamed = css.replace(/\/assets\/([\w.-]+)/g, (_, file) => `/given/${lasting(file)}`)
  await writeFile(join(home, 'given.css'), renamed)
}

/** A file's name without the hash of its content. */
function lasting(file: string): string {
  return file.replace(/-[\w-]{8}(\.\w+)$/, '$1')
}

async function serveNext(home: string): Promise<Served> {
  const port = await freePort()
  const cli = join(home, 'node_modules', 'next', 'dist', 'bin', 'next')
  const child = spawn(process.execPath, [cli, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: home,
    env: testEnvironment(quiet),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const goesWithUs = () => child.kill('SIGKILL')
  process.once('exit', goesWithUs)
  const url = `http://127.0.0.1:${port}`
  await answering(url)
  return {
    url,
    stop: async () => {
      process.off('exit', goesWithUs)
      child.kill('SIGTERM')
    },
  }
}

/** Runs a tool to its end; what it says is shown when it fails. */
function run(cwd: string, command: string, words: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, words, {
    cwd,
    env: testEnvironment(quiet),
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${words.join(' ')} in ${cwd} failed\n${stdout}\n${stderr}`)
}
