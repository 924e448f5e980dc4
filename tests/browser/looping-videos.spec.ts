import { expect, hydrated, type Page, test, withMotion } from './site.ts'

test.use(withMotion)

/** Collects the URLs of requested videos. */
function videosOf(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) requested.push(request.url())
  })
  return requested
}

const demoVideo = '#demo figure'

// cross-browser/home.spec.ts plays and pauses it.

test('a video is loaded when it comes into view', async ({ page }) => {
  const requested = videosOf(page)
  await page.goto('/')
  await hydrated(page)
  const demo = page.locator(demoVideo)
  await demo.scrollIntoViewIfNeeded()
  const video = demo.locator('video')
  await expect(video).toHaveJSProperty('paused', false)
  await expect(video).toHaveJSProperty('muted', true)
  await expect(video).toHaveJSProperty('loop', true)
  expect(new Set(requested).size).toBe(1)
  await page.locator('#memory').scrollIntoViewIfNeeded()
  await expect(page.locator('#memory video')).toHaveJSProperty('paused', false)
  expect(new Set(requested).size).toBe(2)
})

for (const { width, files } of [
  { width: 360, files: /\/code-chat-phone\b/ },
  { width: 1280, files: /\/code-chat-(?!phone)/ },
]) {
  test(`the demo loads one poster and one video at ${width} px`, async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => {
      if (/\/code-chat\b.*\.(avif|jpg|webm|mp4)$/.test(request.url())) requested.push(request.url())
    })
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/')
    await hydrated(page)
    await page.locator(demoVideo).scrollIntoViewIfNeeded()
    const video = page.locator(demoVideo).locator('video')
    await expect
      .poll(() => video.evaluate((v: HTMLVideoElement) => v.currentTime))
      .toBeGreaterThan(0)
    expect(requested.filter((url) => !files.test(url))).toEqual([])
    expect(new Set(requested).size).toBe(2)
  })
}

async function expectStillness(page: Page): Promise<void> {
  await expect(page.locator(demoVideo).getByRole('img')).toHaveAttribute('alt', /\S/)
  await expect(page.locator('video')).toHaveCount(0)
}

test.describe('does not play', () => {
  test('under reduced motion', async ({ page }) => {
    const requested = videosOf(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await hydrated(page)
    await expectStillness(page)
    expect(requested).toEqual([])
    await page.locator(demoVideo).getByRole('button').click()
    await expect(page.locator(demoVideo).locator('video')).toHaveJSProperty('paused', false)
  })

  test.describe('with data saving', () => {
    test.use({ connection: { saveData: true } })

    test('even after hydration', async ({ page }) => {
      const requested = videosOf(page)
      await page.goto('/')
      await page.keyboard.press('Tab')
      await hydrated(page)
      await expectStillness(page)
      expect(requested).toEqual([])
    })
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('with a link to the video', async ({ page }) => {
      await page.goto('/')
      await expectStillness(page)
      const link = page.locator(demoVideo).getByRole('link')
      await expect(link).toHaveAttribute('href', /\.mp4$/)
    })
  })
})
