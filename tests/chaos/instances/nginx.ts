import { spawn } from 'node:child_process'
import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endOf } from '../../fixtures/child-process.ts'
import { debianProgram } from '../../fixtures/debian-package.ts'
import { answers, until } from '../until.ts'

const locations = join(import.meta.dirname, '..', '..', '..', 'deploy', 'nginx', 'locations.conf')
const systemPaths = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']

const START_TIMEOUT_S = 60

export interface Nginx extends AsyncDisposable {
  url: string
}

/**
 * Starts nginx in front of some ports, with the `locations.conf` of the deployment.
 * @throws Error when nginx is not installed and cannot be downloaded
 */
export async function startNginx(port: number, instances: readonly number[]): Promise<Nginx> {
  await using started = new AsyncDisposableStack()
  const { path: folder } = started.use(await mkdtempDisposable(join(tmpdir(), 'nginx-')))
  const { program } = await debianProgram(
    { installed: systemPaths, unpacked: 'usr/sbin/nginx', packages: ['nginx'] },
    join(folder, 'package'),
  )
  const file = join(folder, 'nginx.conf')
  await writeFile(file, configuration(folder, port, instances))
  const child = spawn(program, ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  // By SIGTERM, so that it ends its workers.
  const ended = endOf(child, 'SIGTERM')
  started.defer(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const url = `http://127.0.0.1:${port}`
  const isListening = () => answers(`${url}/metrics`)
  if ((await until(isListening, START_TIMEOUT_S)) === undefined)
    throw new Error('nginx did not start')
  const all = started.move()
  return { url, [Symbol.asyncDispose]: () => all.disposeAsync() }
}

function configuration(folder: string, port: number, instances: readonly number[]): string {
  const servers = instances.map((p) => `server 127.0.0.1:${p} max_fails=3 fail_timeout=2s;`)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `
    daemon off; ${user} worker_processes 1; pid ${join(folder, 'nginx.pid')};
    events { worker_connections 1024; }
    http {
      access_log off; ${paths.join(' ')}
      proxy_cache_path ${join(folder, 'assets')} keys_zone=assets:1m;
      upstream site { ${servers.join(' ')} keepalive 64; }
      server { listen 127.0.0.1:${port}; include ${locations}; }
    }`
}
