import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contentDirectory, runningPlatform } from './content-connection.ts'
import { superviseContent } from './content-supervisor.ts'
import { startEmbedded } from './embedded-platform.ts'
import { openLog } from './log.ts'
import { seedMarkers } from './seed.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'

const log = openLog('silent')
let settings: Settings
beforeEach(async () => {
  settings = readSettings({ DATA_DIR: await mkdtemp(join(tmpdir(), 'platform-')) })
  // The process of the platform reads its settings from the environment.
  vi.stubEnv('DATA_DIR', settings.dataDir)
  // Without the seed, a start takes half the time.
  await mkdir(contentDirectory(settings))
  for (const marker of Object.values(seedMarkers))
    await writeFile(join(contentDirectory(settings), marker), '')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(settings.dataDir, { recursive: true })
})

const timeout = 120_000
const untilRunning = (platform: { url: string; token: string }) =>
  vi.waitFor(
    async () => {
      const { url, token } = platform
      expect(await runningPlatform(settings)).toMatchObject({ url, token })
    },
    { timeout: 60_000, interval: 100 },
  )

it('has one process for several supervisors, which stays while one of them does', {
  timeout,
}, async () => {
  const [first, second] = await Promise.all([
    superviseContent(settings, log),
    superviseContent(settings, log),
  ])
  expect(second).toMatchObject({ url: first.url, token: first.token })
  await first.close()
  await untilRunning(second)
  const third = await superviseContent(settings, log)
  expect(third.url).toBe(first.url)
  await second.close()
  await untilRunning(third)
  await third.close()
  expect(await runningPlatform(settings)).toBeUndefined()
})

it('starts at the last URL, and does not take it for a running platform', { timeout }, async () => {
  const gone = await startEmbedded(settings, log)
  await gone.close()
  expect(await runningPlatform(settings)).toBeUndefined()
  const next = await superviseContent(settings, log)
  expect(next).toMatchObject({ url: gone.url, token: gone.token, isRunning: true })
  await next.close()
})

it('does not need its platform to run, if it has run before', { timeout }, async () => {
  const before = await startEmbedded(settings, log)
  await before.close()
  await writeFile(join(contentDirectory(settings), 'token'), 'damaged')
  const platform = await superviseContent(settings, log)
  expect(platform).toMatchObject({ url: before.url, isRunning: false })
  await writeFile(join(contentDirectory(settings), 'token'), before.token)
  await untilRunning(before)
  await platform.close()
})

it('names the setting that prevents the start: the port or the folder', { timeout }, async () => {
  const first = await startEmbedded(settings, log)
  const contentPort = Number(new URL(first.url).port)
  vi.stubEnv('DATA_DIR', join(settings.dataDir, 'other'))
  const other = readSettings({ DATA_DIR: process.env.DATA_DIR, CONTENT_PORT: `${contentPort}` })
  await expect(superviseContent(other, log)).rejects.toThrow(/^CONTENT_PORT: /)
  await first.close()
  const file = join(settings.dataDir, 'file')
  await writeFile(file, '')
  vi.stubEnv('DATA_DIR', file)
  const failed = superviseContent(readSettings({ DATA_DIR: file }), log)
  await expect(failed).rejects.toThrow(SettingsError)
  await expect(failed).rejects.toThrow(/^DATA_DIR: [^\n]+$/)
})
