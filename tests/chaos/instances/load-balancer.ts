import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNginx } from '../../fixtures/nginx.ts'
import { waitUntilResponding } from '../../fixtures/until.ts'

const locations = join(import.meta.dirname, '..', '..', '..', 'deploy', 'nginx', 'locations.conf')

export interface LoadBalancer extends AsyncDisposable {
  url: string
}

/**
 * Starts nginx in front of some ports, with the `locations.conf` of the deployment.
 * @throws Error when nginx is not installed and cannot be downloaded
 */
export async function startLoadBalancer(
  port: number,
  instances: readonly number[],
): Promise<LoadBalancer> {
  await using started = new AsyncDisposableStack()
  const { path: folder } = started.use(await mkdtempDisposable(join(tmpdir(), 'nginx-')))
  const servers = instances.map((p) => `server 127.0.0.1:${p} max_fails=3 fail_timeout=2s;`)
  started.use(
    await startNginx(
      folder,
      `proxy_cache_path ${join(folder, 'assets')} keys_zone=assets:1m;
      upstream site { ${servers.join(' ')} keepalive 64; }
      server { listen 127.0.0.1:${port}; include ${locations}; }`,
    ),
  )
  const url = `http://127.0.0.1:${port}`
  await waitUntilResponding(`${url}/metrics`)
  const all = started.move()
  return { url, [Symbol.asyncDispose]: () => all.disposeAsync() }
}
