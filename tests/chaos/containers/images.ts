import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { mkdtemp, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { buildah, mount, run, unmount } from './buildah.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const certificates = '/etc/ssl/certs/ca-certificates.crt'

/** What the test leaves on the machine for its next run; `buildah rmi --all` deletes it. */
export const baseImage = 'localhost/node-24-bookworm'
export const siteImage = 'localhost/plumbline-site'

/** Makes a stand-in for `node:24-bookworm-slim`, since no registry of images can be reached. */
export async function makeBaseImage(): Promise<void> {
  if (spawnSync('buildah', ['inspect', '--type', 'image', baseImage]).status === 0) return
  const system = await mkdtemp(join(tmpdir(), 'base-image-'))
  run('debootstrap', ['--variant=minbase', 'bookworm', system, 'http://deb.debian.org/debian'])
  rmSync(join(system, 'var', 'cache', 'apt'), { recursive: true })
  const bin = join(system, 'usr', 'local', 'bin')
  cpSync(join(root, 'node_modules', 'node', 'bin', 'node'), join(bin, 'node'))
  const npm = await realpath(run('sh', ['-c', 'command -v npm']))
  const modules = join(system, 'usr', 'local', 'lib', 'node_modules')
  mkdirSync(modules, { recursive: true })
  cpSync(dirname(dirname(npm)), join(modules, 'npm'), { recursive: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(bin, 'npm'))
  // The registry may be behind a proxy with a certificate that only this machine trusts.
  mkdirSync(dirname(join(system, certificates)), { recursive: true })
  if (existsSync(certificates)) cpSync(certificates, join(system, certificates))
  run('chroot', [system, 'groupadd', '--gid', '1000', 'node'])
  run('chroot', [system, 'useradd', '--uid', '1000', '--gid', 'node', '--create-home', 'node'])

  const container = buildah('from', 'scratch')
  buildah('copy', container, system, '/')
  buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${certificates}`, container)
  buildah('commit', '--format', 'docker', '--rm', container, baseImage)
  rmSync(system, { recursive: true })
}

/** Builds the image of the site from its Dockerfile, on the base image. */
export function buildSiteImage(): void {
  const base = ['--build-arg', `NODE_IMAGE=${baseImage}`]
  // Docker's format: the other one has no HEALTHCHECK.
  buildah('build', '--format', 'docker', '--pull-never', ...base, '--tag', siteImage, root)
}

const configuration = z.object({
  Docker: z.object({
    config: z.object({
      User: z.string(),
      Env: z.array(z.string()),
      Cmd: z.array(z.string()),
      WorkingDir: z.string(),
      Healthcheck: z.object({ Test: z.tuple([z.literal('CMD')], z.string()) }),
    }),
  }),
})

export type ImageConfiguration = z.infer<typeof configuration>['Docker']['config']

export function configurationOf(image: string): ImageConfiguration {
  const text = buildah('inspect', '--type', 'image', image)
  return configuration.parse(JSON.parse(text)).Docker.config
}

/** The megabytes of an image's files. */
export function sizeOf(image: string): number {
  const { container, folder } = mount(image)
  try {
    return Number.parseInt(run('du', ['-sm', folder]), 10)
  } finally {
    unmount(container)
  }
}
