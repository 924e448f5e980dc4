import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { waitForExit } from '../../../tests/fixtures/child-process.ts'
import { isResponding, until } from '../../../tests/fixtures/until.ts'

const deploy = join(import.meta.dirname, '..', '..')
const START_TIMEOUT_SECONDS = 60

const alertList = z.object({
  data: z.object({
    alerts: z.array(z.object({ state: z.string(), labels: z.object({ alertname: z.string() }) })),
  }),
})
const queryResult = z.object({
  status: z.string(),
  data: z.object({ result: z.array(z.unknown()) }),
})

/**
 * The rules of the deployment with short times: what takes minutes there takes seconds here. Levels
 * that are no times stay as they are.
 */
async function shortRules(): Promise<string> {
  const rules = await readFile(join(deploy, 'prometheus', 'alerts.yaml'), 'utf8')
  return rules
    .replaceAll(/\[\d+m\]/g, '[15s]')
    .replaceAll(/for: \d+m/g, 'for: 1s')
    .replaceAll(/(_seconds\)) > \d{3,}/g, '$1 > 4')
}

/**
 * Runs Debian's Prometheus with the scrape settings and the rules of the deployment. Its disposal stops it.
 */
export async function startPrometheus(
  folder: string,
  port: number,
  site: { port: number; token: string },
) {
  const tokenFile = join(folder, 'token')
  await writeFile(tokenFile, site.token)
  await writeFile(join(folder, 'alerts.yaml'), await shortRules())
  const scrape = (await readFile(join(deploy, 'prometheus', 'scrape.yaml'), 'utf8'))
    .replace('scrape_interval: 15s', 'scrape_interval: 3s')
    .replace('/etc/prometheus/plumbline-metrics-token', tokenFile)
    .replace(/targets: .*/, `targets: ["127.0.0.1:${site.port}"]`)
  const main = `global: { evaluation_interval: 1s }\nrule_files: [alerts.yaml]\n${scrape}`
  await writeFile(join(folder, 'prometheus.yml'), main)
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const ended = waitForExit(child)
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const url = `http://127.0.0.1:${port}`
  const read = async (path: string): Promise<unknown> => (await fetch(url + path)).json()
  const isReady = () => isResponding(`${url}/-/ready`, { isOk: true })
  if ((await until(isReady, START_TIMEOUT_SECONDS)) === undefined) {
    await stop()
    throw new Error('Prometheus did not start')
  }
  return {
    /** The names of the alerts that fire. */
    async firing(): Promise<string[]> {
      const { data } = alertList.parse(await read('/api/v1/alerts'))
      const fired = data.alerts.filter(({ state }) => state === 'firing')
      return [...new Set(fired.map(({ labels }) => labels.alertname))].sort()
    },
    /** How many series a query finds. */
    async query(expression: string): Promise<number> {
      const path = `/api/v1/query?query=${encodeURIComponent(expression)}`
      const { status, data } = queryResult.parse(await read(path))
      return status === 'success' ? data.result.length : 0
    },
    [Symbol.asyncDispose]: stop,
  }
}
