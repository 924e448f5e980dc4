import { access, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const pathIn = (dataDir: string) => join(dataDir, 'forwarded-header-seen')

/** Records that `X-Forwarded-For` was sent although no proxy is trusted, for `npm run doctor`. */
export async function recordUntrustedForwardedHeader(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  await writeFile(pathIn(dataDir), `${new Date().toISOString()}\n`)
}

/** Whether `recordUntrustedForwardedHeader` has ever recorded such a header. */
export function hasSeenUntrustedForwardedHeader(dataDir: string): Promise<boolean> {
  return access(pathIn(dataDir)).then(
    () => true,
    () => false,
  )
}
