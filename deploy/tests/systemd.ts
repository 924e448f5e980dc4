import { Findings } from '../../tests/chaos/findings.ts'
import { sendVisitors, summary } from '../../tests/chaos/instances/visitors.ts'
import { joinWaitlist } from '../../tests/chaos/waitlist.ts'
import { freePort } from '../../tests/fixtures/free-port.ts'
import { missingPrograms } from '../../tests/fixtures/programs.ts'
import { isResponding, until } from '../../tests/fixtures/until.ts'
import { bootMachine, type Machine } from './systemd/machine.ts'

const programs = ['systemd-analyze', 'unshare', 'nsenter', 'setpriv', 'pgrep']
const visitors = 4
const REQUESTS_BETWEEN = 50
const START_TIMEOUT_SECONDS = 60
const dataDir = '/var/lib/plumbline'
/** As in docs/operations.md. */
const loadSettings =
  'cd /opt/plumbline/current && set -a && . /etc/plumbline/env && set +a && PATH=$PWD/node_modules/.bin:$PATH &&'

/**
 * Boots systemd with the units of `deploy/systemd`, and operates the site as docs/operations.md says.
 * @returns the exit code: 1 when an expectation failed, 2 when the machine lacks something
 */
export async function runSystemd(): Promise<number> {
  if (missingPrograms(programs).length > 0 || process.getuid?.() !== 0) {
    console.error(
      'Needed: root, and apt-get install --no-install-recommends systemd util-linux procps',
    )
    return 2
  }
  const findings = new Findings()
  findings.part('The units, on systemd')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const settings = [
    `SITE_URL=${url}`,
    'TRUST_PROXY=1',
    `DATA_DIR=${dataDir}`,
    "MAIL_FROM='Example <website@example.com>'",
    'LOG_LEVEL=info',
  ]
  await using machine = await bootMachine(port, `${settings.join('\n')}\n`)
  await starts(findings, machine, url)
  isConfined(findings, machine)
  await isOperated(findings, machine, url)
  await restarts(findings, machine, url)
  backsUp(findings, machine)
  return findings.allHeld ? 0 : 1
}

async function starts(findings: Findings, machine: Machine, url: string): Promise<void> {
  const verified = machine.run('systemd-analyze verify /etc/systemd/system/plumbline*')
  findings.add('are verified', verified.output === '', verified.output || 'no complaints')
  const enabled = machine.run(
    'systemctl enable --now plumbline.socket plumbline plumbline-backup.timer',
  )
  const seconds = await until(() => isReady(url), START_TIMEOUT_SECONDS)
  const state = machine.run('systemctl is-active plumbline plumbline.socket plumbline-backup.timer')
  const figures = `ready after ${seconds?.toFixed(1)} s, ${state.output.replaceAll('\n', ' ')}`
  findings.add('start the site', seconds !== undefined && enabled.code === 0, figures)
  if (seconds === undefined)
    throw new Error(
      machine.run('journalctl --no-pager -n 40; journalctl --namespace=plumbline --no-pager -n 40')
        .output,
    )
}

/** What the sandbox of the unit leaves to the process. */
function isConfined(findings: Findings, machine: Machine): void {
  const status = machine.run(`cat /proc/${mainPid(machine)}/status`).output
  const of = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1] ?? ''
  const [uid, capabilities, seccomp, privileges] = ['Uid', 'CapBnd', 'Seccomp', 'NoNewPrivs'].map(
    of,
  )
  const isBound = uid !== '0' && /^0+$/.test(capabilities ?? '') && seccomp === '2'
  findings.add(
    'give it no rights',
    isBound && privileges === '1',
    `user ${uid}, capabilities ${capabilities}, seccomp ${seccomp}, no new privileges ${privileges}`,
  )
  const enter = `nsenter -t ${mainPid(machine)} -m setpriv --reuid=${uid} --regid=${of('Gid')} --clear-groups`
  const files = [
    '/etc/x',
    '/opt/plumbline/current/x',
    '/usr/x',
    '/home/x',
    `${dataDir}/x`,
    '/tmp/x',
  ]
  const touched = files.filter((file) => machine.run(`${enter} touch ${file}`).code === 0)
  const isBounded = touched.join(' ') === `${dataDir}/x /tmp/x`
  findings.add('let it write its data and its own /tmp only', isBounded, touched.join(' '))
  const isPrivate = machine.run('test -e /tmp/x').code !== 0
  findings.add('keep its /tmp from others', isPrivate, isPrivate ? 'unseen' : 'seen')
  const exposure = machine.run(
    'systemd-analyze security plumbline.service plumbline-backup.service --no-pager | grep Overall',
  )
  findings.add(
    'are rated OK',
    !/UNSAFE|EXPOSED|MEDIUM/.test(exposure.output),
    exposure.output.replaceAll(/\s+/g, ' '),
  )
}

/** Commands of an operator, as root, while the site runs. */
async function isOperated(findings: Findings, machine: Machine, url: string): Promise<void> {
  const status = await joinWaitlist(url, 'ada@example.org')
  const listed = machine.run(`${loadSettings} node server/commands/leads.ts list`)
  const isListed = status === 202 && listed.output.includes('ada@example.org')
  findings.add('keep a lead, which the command lists', isListed, `posted with ${status}`)
  const added = machine.run(
    `${loadSettings} node server/commands/people.ts add 'Ada Byron' --role editor`,
    'correct horse battery staple\n',
  )
  findings.add('let an editor be added', added.code === 0, added.output.split('\n', 1).join())
  const foreign = machine.run(`find ${dataDir}/ -user root`).output
  findings.add('leave no file of root in the data', foreign === '', foreign || 'none')
  const log = machine.run('journalctl --namespace=plumbline --no-pager --output=cat').output
  const lines = log.split('\n').filter((line) => line.startsWith('{"level"'))
  findings.add('log to a journal of its own', lines.length > 0, `${lines.length} lines`)
}

async function restarts(findings: Findings, machine: Machine, url: string): Promise<void> {
  const before = mainPid(machine)
  await using load = sendVisitors(url, visitors)
  await load.requests(REQUESTS_BETWEEN)
  machine.run('systemctl restart plumbline')
  await until(() => isReady(url), START_TIMEOUT_SECONDS)
  await load.requests(REQUESTS_BETWEEN)
  const results = await load.stop()
  const isAnother = mainPid(machine) !== before
  findings.add(
    'restart without a failed request',
    results.failed.length === 0 && isAnother,
    summary(results),
  )
  machine.run(`kill -KILL ${mainPid(machine)}`)
  const back = await until(() => isReady(url), START_TIMEOUT_SECONDS)
  findings.add(
    'start it again when it is killed',
    back !== undefined,
    `after ${back?.toFixed(1)} s`,
  )
}

function backsUp(findings: Findings, machine: Machine): void {
  const next = machine.run(
    'systemctl show plumbline-backup.timer --property=NextElapseUSecRealtime --value',
  )
  findings.add('plan the next backup', / 03:(1|2)\d:/.test(next.output), next.output)
  const made = machine.run('systemctl start plumbline-backup')
  const backup = machine.run('ls -d /var/lib/plumbline-backups/*').output
  const log = machine.run('journalctl --unit=plumbline-backup --no-pager --output=cat | tail -n 4')
  findings.add('make a backup', made.code === 0, backup || log.output)
  const second = '/var/lib/second'
  const restored = machine.run(
    `${loadSettings} DATA_DIR=${second} node server/commands/restore.ts ${backup}`,
  )
  // A restore makes new secrets, so that the databases differ.
  const sums = (folder: string) =>
    machine.run(`cd ${folder} && sha256sum $(find content/assets -type f | sort)`).output
  const isSame = sums(backup) === sums(second)
  findings.add(
    'which is restored to another folder',
    restored.code === 0 && isSame,
    restored.output.replaceAll('\n', ' '),
  )
  const listed = machine.run(
    `${loadSettings} DATA_DIR=${second} node server/commands/leads.ts list`,
  )
  findings.add('with the lead', listed.output.includes('ada@example.org'), '')
}

const mainPid = (machine: Machine) =>
  machine.run('systemctl show plumbline --property=MainPID --value').output

const isReady = (url: string) => isResponding(`${url}/readyz`, { isOk: true })
