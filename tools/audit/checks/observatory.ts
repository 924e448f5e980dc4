import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../tests/fixtures/free-port.ts'
import { startSite } from '../../../tests/fixtures/running-site.ts'
import type { Row } from '../row.ts'
import { makeCertificate, openTlsFront } from '../tls-front.ts'
import { toolFile } from '../tools.ts'

const MIN_SCORE = 130

interface Scan {
  error?: string
  scan: { score: number; grade: string }
  tests: Record<string, { pass: boolean; result: string }>
}

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
  const certificate = await makeCertificate()
  const file = join(folder, 'certificate.pem')
  await writeFile(file, certificate.cert)
  const closeFront = await openTlsFront(front, behind, certificate)
  try {
    const { error, scan, tests } = await scanOf(host, file)
    if (error) throw new Error(error)
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
    closeFront()
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function scanOf(host: string, certificate: string): Promise<Scan> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [toolFile('@mdn/mdn-http-observatory/src/scan.js'), host],
      {
        env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
    })
    child.once('error', reject)
    child.once('close', () => {
      try {
        resolve(JSON.parse(text))
      } catch {
        reject(new Error(`The scanner said: ${text}`))
      }
    })
  })
}
