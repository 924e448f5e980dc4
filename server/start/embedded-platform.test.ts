import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openOrJoin, runningPlatform, startEmbedded } from './embedded-platform.ts'
import { openLog } from './log.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'

const log = openLog('silent')
let settings: Settings
beforeEach(async () => {
  settings = readSettings({ DATA_DIR: await mkdtemp(join(tmpdir(), 'platform-')) })
})
afterEach(() => rm(settings.dataDir, { recursive: true }))

it('is opened by the first process, joined by the second, and taken over at the same URL', async () => {
  const first = await openOrJoin(settings, log)
  const second = await openOrJoin(settings, log)
  const { url, token } = first
  expect(second).toMatchObject({ url, token })
  await first.close()
  await vi.waitFor(
    async () => expect(await runningPlatform(settings.dataDir)).toMatchObject({ url, token }),
    { timeout: 60_000, interval: 100 },
  )
  const third = await openOrJoin(settings, log)
  expect(third.url).toBe(url)
  await third.close()
  await second.close()
  expect(await runningPlatform(settings.dataDir)).toBeUndefined()
})

it('is not confused with one that left its connection file behind', async () => {
  const gone = await startEmbedded(settings, log)
  await gone.close()
  expect(await runningPlatform(settings.dataDir)).toBeUndefined()
  const next = await openOrJoin(settings, log)
  expect(next.token).toBe(gone.token)
  await next.close()
})

it('names the setting that prevents the start: the port or the folder', async () => {
  const first = await startEmbedded(settings, log)
  const contentPort = Number(new URL(first.url).port)
  const other = { ...settings, dataDir: join(settings.dataDir, 'other') }
  await expect(startEmbedded({ ...other, contentPort }, log)).rejects.toThrow(/^CONTENT_PORT: /)
  await first.close()
  const file = join(settings.dataDir, 'file')
  await writeFile(file, '')
  const failed = startEmbedded({ ...settings, dataDir: file }, log)
  await expect(failed).rejects.toThrow(SettingsError)
  await expect(failed).rejects.toThrow(/^DATA_DIR: [^\n]+$/)
})
