import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { mkdtempDisposable, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { runProgram } from '../../../tests/fixtures/programs.ts'
import { buildah, mount } from './buildah.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const certificates = '/etc/ssl/certs/ca-certificates.crt'

/** What the test leaves on the machine for its next run; `buildah rmi --all` deletes it. */
export const baseImage = 'localhost/node-24-bookworm'
export const siteImage = 'localhost/plumbline-site'

/** Makes a stand-in for `node:24-bookworm-slim`, since no registry of images can be reached. */
export async function makeBaseImage(): Promise<void> {
  const inspected = await buildah('inspect', '--type', 'image', baseImage).catch(() => undefined)
  if (inspected) return
  await using temporary = await mkdtempDisposable(join(tmpdir(), 'base-image-'))
  const system = temporary.path
  await runProgram('debootstrap', [
    '--variant=minbase',
    'bookworm',
    system,
    'http://deb.debian.org/debian',
  ])
  rmSync(join(system, 'var', 'cache', 'apt'), { recursive: true })
  const bin = join(system, 'usr', 'local', 'bin')
  cpSync(join(root, 'node_modules', 'node', 'bin', 'node'), join(bin, 'node'))
  const npm = await realpath(await runProgram('sh', ['-c', 'command -v npm']))
  const modules = join(system, 'usr', 'local', 'lib', 'node_modules')
  mkdirSync(modules, { recursive: true })
  cpSync(dirname(dirname(npm)), join(modules, 'npm'), { recursive: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(bin, 'npm'))
  // The registry may be behind a proxy with a certificate that only this machine trusts.
  mkdirSync(dirname(join(system, certificates)), { recursive: true })
  if (existsSync(certificates)) cpSync(certificates, join(system, certificates))
  await runProgram('chroot', [system, 'groupadd', '--gid', '1000', 'node'])
  await runProgram('chroot', [
    system,
    'useradd',
    '--uid',
    '1000',
    '--gid',
    'node',
    '--create-home',
    'node',
  ])

  const container = await buildah('from', 'scratch')
  await buildah('copy', container, system, '/')
  await buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${certificates}`, container)
  await buildah('commit', '--format', 'docker', '--rm', container, baseImage)
}

/** Builds the image of the site from its Dockerfile, on the base image. */
export async function buildSiteImage(): Promise<void> {
  const base = ['--build-arg', `NODE_IMAGE=${baseImage}`]
  // Docker's format: the other one has no HEALTHCHECK.
  await buildah('build', '--format', 'docker', '--pull-never', ...base, '--tag', siteImage, root)
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

export async function configurationOf(image: string): Promise<ImageConfiguration> {
  const text = await buildah('inspect', '--type', 'image', image)
  return configuration.parse(JSON.parse(text)).Docker.config
}

/** The megabytes of an image's files. */
export async function sizeOf(image: string): Promise<number> {
  await using mounted = await mount(image)
  return Number.parseInt(await runProgram('du', ['-sm', mounted.folder]), 10)
}
