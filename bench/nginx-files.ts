import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { debianProgram } from '../tests/running/debian-package.ts'
import { freePort } from '../tests/running/free-port.ts'

/** One answer of the site, to be served as a file. */
export interface SavedAnswer {
  path: string
  type: string
  body: Buffer
}

/** nginx with one worker, serving the bytes that the site answers with, already compressed, as files. */
export async function nginxWith(answers: readonly SavedAnswer[], folder: string) {
  const root = join(folder, 'files')
  await mkdir(root, { recursive: true })
  const locations = await Promise.all(
    answers.map(async ({ path, type, body }, index) => {
      const file = join(root, String(index))
      await writeFile(file, body)
      return `location = ${path} { types {} default_type "${type}"; add_header Content-Encoding br; add_header Cache-Control "public, max-age=0, must-revalidate"; alias ${file}; }`
    }),
  )
  const port = await freePort()
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `daemon off; master_process off; ${user} worker_processes 1; pid ${join(folder, 'nginx.pid')};
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; etag on; open_file_cache max=100;
      keepalive_requests 1000000; ${paths.join(' ')}
      server { listen 127.0.0.1:${port}; ${locations.join('\n')} }
    }`,
  )
  const { program } = await debianProgram(
    { installed: ['/usr/sbin/nginx'], unpacked: 'usr/sbin/nginx', packages: ['nginx'] },
    join(folder, 'package'),
  )
  const child = spawn(program, ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGTERM'))
  const url = `http://127.0.0.1:${port}`
  await answering(`${url}${answers[0]?.path ?? '/'}`)
  return { url, pid: child.pid ?? 0, stop: () => void child.kill('SIGTERM') }
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('nginx did not start')
}
