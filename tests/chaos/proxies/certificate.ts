import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Writes `certificate.pem` and `key.pem` for a name and example.com, by OpenSSL. */
export function makeCertificate(folder: string, name: string): void {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')]
  const names = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name},DNS:example.com`]
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2']
  spawnSync('openssl', ['req', ...kind, ...names, ...files])
}
