import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { makeCertificate } from '../../../tests/fixtures/certificate.ts'
import { freePort } from '../../../tests/fixtures/free-port.ts'
import { startSite } from '../../../tests/fixtures/running-site.ts'
import type { Row } from '../table.ts'
import { startTlsProxy } from '../tls-proxy.ts'
import { toolFile } from '../tools.ts'

const MIN_SCORE = 130

const report = z.object({
  scan: z.object({ score: z.number(), grade: z.string() }),
  tests: z.record(z.string(), z.object({ result: z.string() })),
})

/**
 * MDN's HTTP Observatory on the home page, behind a proxy that terminates TLS and redirects http to
 * https, as in a deployment.
 */
export async function observe(): Promise<Row[]> {
  const [front, behind] = [await freePort(), await freePort()]
  const host = `localhost:${front}`
  const site = await startSite({
    SITE_URL: `https://${host}`,
    PORT: String(behind),
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
  })
  const folder = await mkdtemp(join(tmpdir(), 'audit-tls-'))
  makeCertificate(folder, 'localhost')
  const file = join(folder, 'certificate.pem')
  const [cert, key] = await Promise.all([readFile(file), readFile(join(folder, 'key.pem'))])
  const closeProxy = await startTlsProxy(front, behind, { cert, key })
  try {
    const { scan, tests } = await scanOf(host, file)
    return [
      {
        check: 'HTTP Observatory',
        measured: `${scan.score} (${scan.grade})`,
        wanted: `at least ${MIN_SCORE}`,
        isMet: scan.score >= MIN_SCORE,
        notes: Object.entries(tests).map(([name, { result }]) => `${name}: ${result}`),
      },
    ]
  } finally {
    closeProxy()
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** @throws Error with what the scanner printed, when that is no report */
async function scanOf(host: string, certificate: string): Promise<z.infer<typeof report>> {
  const scanner = toolFile('@mdn/mdn-http-observatory/src/scan.js')
  const child = spawn(process.execPath, [scanner, host], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const output = await text(child.stdout)
  try {
    return report.parse(JSON.parse(output))
  } catch {
    throw new Error(`The scanner said: ${output}`)
  }
}
