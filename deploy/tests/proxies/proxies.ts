import { spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { waitForExit } from '../../../tests/fixtures/child-process.ts'
import { nginxConfiguration } from '../../../tests/fixtures/nginx.ts'
import { until } from '../../../tests/fixtures/until.ts'

const deploy = join(import.meta.dirname, '..', '..')
const START_TIMEOUT_SECONDS = 60

export interface Ports {
  http: number
  https: number
  site: number
}

/**
 * Starts a proxy with its files of the deployment, but for ports, folders and the certificate. Its disposal
 * stops it.
 */
export type StartProxy = (folder: string, ports: Ports) => Promise<AsyncDisposable>

/** `deploy/nginx`, with Debian's nginx. */
export const startNginx: StartProxy = async (folder, ports) => {
  const read = (name: string) => readFile(join(deploy, 'nginx', name), 'utf8')
  const site = (await read('site.conf'))
    .replaceAll(/^ +listen \[::\].*\n/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replaceAll('listen 443', `listen 127.0.0.1:${ports.https}`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports.site}`)
    .replaceAll('/etc/nginx/site', folder)
    .replaceAll('/var/lib/nginx/assets', join(folder, 'assets'))
  const tls = (await read('tls.conf'))
    .replace(/(ssl_certificate ).*/, `$1${join(folder, 'certificate.pem')};`)
    .replace(/(ssl_certificate_key ).*/, `$1${join(folder, 'key.pem')};`)
  await writeFile(join(folder, 'site.conf'), site)
  await writeFile(join(folder, 'tls.conf'), tls)
  for (const name of ['locations.conf', 'unavailable.html']) {
    await writeFile(join(folder, name), await read(name))
  }
  const main = nginxConfiguration(folder, `include ${join(folder, 'site.conf')};`)
  await writeFile(join(folder, 'nginx.conf'), main)
  const log = join(folder, 'error.log')
  return start('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', log], ports.https)
}

/** `deploy/Caddyfile`, with Debian's Caddy. */
export const startCaddy: StartProxy = async (folder, ports) => {
  const tls = `\ttls ${join(folder, 'certificate.pem')} ${join(folder, 'key.pem')}\n`
  const options = `{\n\tadmin off\n\thttp_port ${ports.http}\n\thttps_port ${ports.https}\n}\n`
  const file = (await readFile(join(deploy, 'Caddyfile'), 'utf8'))
    .replaceAll(/^((?:www\.)?example\.com) \{\n/gm, `$1 {\n${tls}`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports.site}`)
    .replaceAll('/etc/caddy', join(deploy, 'nginx'))
  const path = join(folder, 'Caddyfile')
  await mkdir(join(folder, 'home'))
  await writeFile(path, options + file)
  const env = { ...process.env, HOME: join(folder, 'home'), XDG_DATA_HOME: join(folder, 'home') }
  return start('caddy', ['run', '--config', path, '--adapter', 'caddyfile'], ports.https, env)
}

async function start(
  program: string,
  args: readonly string[],
  port: number,
  env: NodeJS.ProcessEnv = process.env,
): Promise<AsyncDisposable> {
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const ended = waitForExit(child, 'SIGTERM')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  let isAccepted = false
  const isOver = async () => {
    isAccepted = await accepts(port)
    return isAccepted || child.exitCode !== null
  }
  await until(isOver, START_TIMEOUT_SECONDS)
  if (!isAccepted) {
    await stop()
    throw new Error(`${program} did not start:\n${output}`)
  }
  return { [Symbol.asyncDispose]: stop }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
