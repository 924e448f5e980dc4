import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { debianProgram } from '../../fixtures/debian-package.ts'

const locations = join(import.meta.dirname, '..', '..', '..', 'deploy', 'nginx', 'locations.conf')
const systemPaths = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']

export interface Nginx {
  url: string
  stop(): Promise<void>
}

/**
 * Starts nginx in front of some ports, with the `locations.conf` of the deployment.
 * @throws Error when nginx is not installed and cannot be downloaded
 */
export async function startNginx(port: number, instances: readonly number[]): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const { program } = await debianProgram(
    { installed: systemPaths, unpacked: 'usr/sbin/nginx', packages: ['nginx'] },
    join(folder, 'package'),
  )
  const file = join(folder, 'nginx.conf')
  await writeFile(file, configuration(folder, port, instances))
  const child = spawn(program, ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const goesWithUs = () => child.kill('SIGTERM')
  process.once('exit', goesWithUs)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = `http://127.0.0.1:${port}`
  await listening(url)
  return {
    url,
    async stop() {
      process.off('exit', goesWithUs)
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
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

async function listening(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answered = await fetch(`${url}/metrics`).then(
      () => true,
      () => false,
    )
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('nginx did not start')
}
