import { spawn, spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtempDisposable, readFile, rmdir, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitForExit } from '../../../tests/fixtures/child-process.ts'
import { until } from '../../../tests/fixtures/until.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const deploy = join(root, 'deploy', 'systemd')
const BOOT_TIMEOUT_SECONDS = 120

export interface Machine extends AsyncDisposable {
  /** Runs a command in a shell of root. Returns its exit code and what it printed. */
  run(command: string, input?: string): { code: number | null; output: string }
}

/**
 * Boots systemd with the units of the deployment, installed as docs/operations.md says: only the port is
 * another one. Needs root. The network is this machine's.
 * @param settings the content of /etc/plumbline/env
 */
export async function bootMachine(port: number, settings: string): Promise<Machine> {
  await using started = new AsyncDisposableStack()
  const { path: folder } = started.use(await mkdtempDisposable(join(tmpdir(), 'machine-')))
  const { path: configuration } = started.use(
    await mkdtempDisposable(join(tmpdir(), 'machine-etc-')),
  )
  await writeConfiguration(configuration, port, settings)
  const group = join(await controlGroups(), `machine-${process.pid}`)
  await mkdir(group)
  started.defer(() => removeGroup(group))
  const namespaces = ['--mount', '--pid', '--ipc', '--uts', '--cgroup', '--fork', '--kill-child']
  const boot = [join(import.meta.dirname, 'boot.sh'), folder, root, configuration]
  // The namespace of control groups begins at the group of the process that makes it.
  const enter = `echo $$ > ${group}/cgroup.procs && exec "$0" "$@"`
  const args = ['-c', enter, 'unshare', ...namespaces, 'sh', ...boot]
  const child = spawn('sh', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = waitForExit(child)
  started.defer(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const run = (command: string, input = '') => {
    const pid = spawnSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' }).stdout.trim()
    const enterAll = ['-t', pid, '--mount', '--pid', '--ipc', '--uts', '--cgroup']
    const done = spawnSync('nsenter', [...enterAll, 'sh', '-c', command], {
      cwd: '/',
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
      input,
      encoding: 'utf8',
    })
    return { code: done.status, output: (done.stdout + done.stderr).trim() }
  }
  const isActive = () => run('systemctl is-active basic.target').output === 'active'
  await until(() => isActive() || child.exitCode !== null, BOOT_TIMEOUT_SECONDS)
  if (!isActive()) {
    throw new Error(`systemd did not boot: ${run('systemctl list-jobs --no-pager').output}`)
  }
  const all = started.move()
  return { run, [Symbol.asyncDispose]: () => all.disposeAsync() }
}

async function writeConfiguration(folder: string, port: number, settings: string): Promise<void> {
  const units = join(folder, 'etc', 'systemd', 'system')
  await mkdir(units, { recursive: true })
  for (const name of ['.service', '.socket', '-backup.service', '-backup.timer'])
    await cp(join(deploy, `plumbline${name}`), join(units, `plumbline${name}`))
  const socket = await readFile(join(units, 'plumbline.socket'), 'utf8')
  await writeFile(join(units, 'plumbline.socket'), socket.replace(':3000', `:${port}`))
  await cp(
    join(deploy, 'journald@plumbline.conf'),
    join(folder, 'etc', 'systemd', 'journald@plumbline.conf'),
  )
  // The audit of the kernel is the machine's own.
  await symlink('/dev/null', join(units, 'systemd-journald-audit.socket'))
  await mkdir(join(folder, 'etc', 'plumbline'))
  await writeFile(join(folder, 'etc', 'plumbline', 'env'), settings, { mode: 0o600 })
  await mkdir(join(folder, 'opt', 'plumbline'), { recursive: true })
  await symlink('release', join(folder, 'opt', 'plumbline', 'current'))
}

/** The folder of version 2 of control groups. */
async function controlGroups(): Promise<string> {
  const mounts = (await readFile('/proc/mounts', 'utf8')).split('\n').map((line) => line.split(' '))
  const folder = mounts.find(([, , type]) => type === 'cgroup2')?.[1]
  if (!folder) throw new Error('This machine has no control groups of version 2')
  return folder
}

/** Deletes a control group and those in it, once the processes in them are gone. */
async function removeGroup(group: string): Promise<void> {
  const names = spawnSync('find', [group, '-depth', '-type', 'd'], { encoding: 'utf8' }).stdout
  for (const name of names.trim().split('\n')) {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const isGone = await rmdir(name).then(
        () => true,
        () => false,
      )
      if (isGone) break
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
