import { stats } from '../../../copy/claims/claims.ts'
import type { Target } from '../drivers/locate.ts'
import { expect, poll, test, type Visitor } from '../visitor-test.ts'

const figures = stats.map(({ value }) => value)
const badge: Target = { role: 'complementary' }
const video: Target = { css: '#demo figure video', nth: 0 }
const control = (name: RegExp): Target => ({
  role: 'button',
  name,
  within: { css: '#demo figure' },
  nth: 0,
})

/** Longer than an animation takes to start when something comes into view. */
const FRAMES_TO_WATCH = 60

/** Waits until the looping video plays, or stands still. */
async function expectPlaying(visitor: Visitor, isPlaying: boolean): Promise<void> {
  await poll(
    () =>
      visitor.on(video, ([element]) => {
        if (!(element instanceof HTMLVideoElement)) return 'no video'
        if (element.paused) return false
        return (element.currentTime > 0 && element.readyState > 2) || 'starting'
      }),
    'the video plays',
  ).toBe(isPlaying)
}

test('the figures of the stats always show their final value', async ({ visitor }) => {
  await visitor.resize(1280, 300)
  await visitor.open('/')
  await visitor.run((values) => {
    const list = document.querySelector('dl')
    const seen = { frames: 0, unexpected: [] as string[] }
    Object.assign(window, { seen })
    const watch = () => {
      for (const figure of list?.querySelectorAll('dd:first-of-type, dd:first-of-type *') ?? []) {
        const text = figure.textContent ?? ''
        // A figure may exist twice: visible, and for screen readers.
        if (!values.some((value) => text === value || text === value + value))
          seen.unexpected.push(text)
      }
      seen.frames += 1
      requestAnimationFrame(watch)
    }
    new IntersectionObserver(([entry], observer) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      watch()
    }).observe(list ?? document.body)
  }, figures)
  await visitor.run(() => document.querySelector('dl')?.scrollIntoView({ behavior: 'instant' }))
  const seen = () =>
    visitor.run((): { frames: number; unexpected: string[] } => Reflect.get(window, 'seen'))
  await poll(async () => (await seen()).frames).toBeGreaterThan(FRAMES_TO_WATCH)
  expect((await seen()).unexpected).toEqual([])
})

test('the parts of the request are on one line', async ({ visitor }) => {
  await visitor.open('/')
  const middles = await visitor.on({ css: '#request form > * > *' }, (parts) =>
    parts.map((part) => {
      const { top, height } = part.getBoundingClientRect()
      return Math.round(top + height / 2)
    }),
  )
  expect(middles.length).toBeGreaterThan(4)
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1)
})

for (const width of [1280, 1024, 390]) {
  test(`at ${width} px the launch badge stays where it is, and can be hidden for the visit`, async ({
    visitor,
  }) => {
    await visitor.resize(width)
    await visitor.open('/')
    const { y } = await visitor.box(badge)
    await visitor.run(() => document.querySelector('#demo')?.scrollIntoView())
    await poll(() => visitor.box(badge)).toMatchObject({ y })
    // WebKitGTK can hang if a video has to stop while it starts.
    await expectPlaying(visitor, true)
    await visitor.scrollTo(2000)
    await poll(() => visitor.box(badge)).toMatchObject({ y })
    await visitor.click({ role: 'button', within: badge })
    await visitor.expectGone(badge)
    await visitor.open('/')
    await visitor.expectGone(badge)
  })
}

test('the looping video plays, pauses by its button, and plays again by keyboard', async ({
  visitor,
}) => {
  await visitor.open('/')
  await visitor.run(() => document.querySelector('#demo')?.scrollIntoView())
  await expectPlaying(visitor, true)
  await visitor.click(control(/^Pause/))
  await expectPlaying(visitor, false)
  await visitor.focus(control(/^Play/))
  await visitor.press('Enter')
  await expectPlaying(visitor, true)
})
