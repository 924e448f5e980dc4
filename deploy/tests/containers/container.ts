import { spawn, spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'
import { mkdir, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitForExit } from '../../../tests/fixtures/child-process.ts'
import { isResponding, until } from '../../../tests/fixtures/until.ts'
import { mount } from './buildah.ts'
import type { ImageConfiguration } from './images.ts'

const START_TIMEOUT_SECONDS = 60
const COMMAND_TIMEOUT_MS = 120_000

/** Its disposal kills it and deletes its files. */
export interface Container extends AsyncDisposable {
  url: string
  /** Runs a command in it, as its user. Returns the exit code and what it printed. */
  exec(command: readonly string[]): { code: number | null; output: string }
  /** Sends SIGTERM and waits for its end. */
  stop(): Promise<{ code: number | null; milliseconds: number }>
}

interface Options {
  image: string
  configuration: ImageConfiguration
  port: number
  /** The folder behind `/data`. */
  data: string
  settings?: Record<string, string>
  /** Contents of files in `/run/secrets`, by name. */
  secrets?: Record<string, string>
}

/**
 * Runs an image by runc, as `deploy/compose.yaml` does: its own user, a file system that is read-only
 * but for `/data` and `/tmp`, no capabilities. The network is this machine's.
 * @throws Error with its output when `/readyz` does not respond with 200 in time
 */
export async function startContainer(options: Options): Promise<Container> {
  const { image, configuration, port, data } = options
  await using started = new AsyncDisposableStack()
  const { path: bundle } = started.use(await mkdtempDisposable(join(tmpdir(), 'container-')))
  const { folder } = started.use(await mount(image))
  const user = await userOf(folder, configuration.User)
  chownSync(data, user.uid, user.gid)
  const secrets = join(bundle, 'secrets')
  await mkdir(secrets)
  for (const [name, text] of Object.entries(options.secrets ?? {})) {
    await writeFile(join(secrets, name), text)
  }
  const environment = { ...options.settings, PORT: String(port), HOST: '127.0.0.1' }
  const spec = {
    ociVersion: '1.0.2',
    root: { path: folder, readonly: true },
    process: {
      user,
      args: configuration.Cmd,
      cwd: configuration.WorkingDir,
      env: [...configuration.Env, ...Object.entries(environment).map((pair) => pair.join('='))],
      capabilities: {},
      noNewPrivileges: true,
    },
    mounts: [
      { destination: '/proc', type: 'proc', source: 'proc' },
      { destination: '/dev', type: 'tmpfs', source: 'tmpfs', options: ['mode=755'] },
      { destination: '/tmp', type: 'tmpfs', source: 'tmpfs', options: ['mode=1777'] },
      { destination: '/data', type: 'bind', source: data, options: ['bind', 'rw'] },
      { destination: '/run/secrets', type: 'bind', source: secrets, options: ['bind', 'ro'] },
    ],
    linux: { namespaces: [{ type: 'pid' }, { type: 'ipc' }, { type: 'uts' }, { type: 'mount' }] },
  }
  await writeFile(join(bundle, 'config.json'), JSON.stringify(spec))
  const id = `site-${process.pid}-${port}`
  const runc = ['--root', join(bundle, 'runc')]
  const child = spawn('runc', [...runc, 'run', '--bundle', bundle, id], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = waitForExit(child)
  const kill = (signal: string) => spawnSync('runc', [...runc, 'kill', id, signal])
  const killAtExit = () => kill('KILL')
  process.prependOnceListener('exit', killAtExit)
  started.defer(async () => {
    process.off('exit', killAtExit)
    kill('KILL')
    await ended
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const url = `http://127.0.0.1:${port}`
  const isReady = () => isResponding(`${url}/readyz`, { isOk: true })
  const isOver = async () => child.exitCode !== null || (await isReady())
  await until(isOver, START_TIMEOUT_SECONDS)
  if (!(await isReady())) throw new Error(`The container did not get ready:\n${output}`)
  const all = started.move()
  return {
    url,
    exec(command) {
      const args = [...runc, 'exec', id, ...command]
      const done = spawnSync('runc', args, { encoding: 'utf8', timeout: COMMAND_TIMEOUT_MS })
      return { code: done.status, output: done.stdout + done.stderr }
    },
    async stop() {
      const from = performance.now()
      kill('TERM')
      const { code } = await ended
      return { code, milliseconds: performance.now() - from }
    },
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  }
}

/** The numbers of a user, from the image's own /etc/passwd. */
async function userOf(folder: string, name: string): Promise<{ uid: number; gid: number }> {
  const lines = (await readFile(join(folder, 'etc', 'passwd'), 'utf8')).split('\n')
  const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
  if (!uid || !gid) throw new Error(`The image has no user ${name}`)
  return { uid: Number(uid), gid: Number(gid) }
}
