import { stats } from '../../../copy/claims/claims.ts'
import type { BrowserTest } from '../browser-test.ts'
import type { Target } from '../locate.ts'
import { until, untilTrue } from '../until.ts'
import type { Visitor } from '../visitor.ts'

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
function expectPlaying(visitor: Visitor, expected: boolean) {
  return untilTrue(`the video ${expected ? 'plays' : 'stands still'}`, () =>
    visitor.on(
      video,
      ([element], wanted) =>
        element instanceof HTMLVideoElement &&
        element.paused !== wanted &&
        (!wanted || (element.currentTime > 0 && element.readyState > 2)),
      expected,
    ),
  )
}

export const homeTests: readonly BrowserTest[] = [
  {
    name: 'the figures of the stats band always show their final value',
    async run(visitor) {
      await visitor.resize(1280, 300)
      await visitor.open('/')
      await visitor.run((values) => {
        const list = document.querySelector('dl')
        const seen = { frames: 0, unexpected: [] as string[] }
        Object.assign(window, { seen })
        const watch = () => {
          for (const figure of list?.querySelectorAll('dd, dd *') ?? []) {
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
      const { unexpected } = await until(
        'the figures are watched while they come into view',
        () =>
          visitor.run((): { frames: number; unexpected: string[] } => Reflect.get(window, 'seen')),
        ({ frames }) => frames > FRAMES_TO_WATCH,
      )
      await until(
        'only true figures',
        async () => [...new Set(unexpected)],
        (seen) => seen.length === 0,
      )
    },
  },
  {
    name: 'the legend is aligned with its radio buttons',
    async run(visitor) {
      const questions: Target = { css: '[role=radiogroup]', within: { css: 'main header' } }
      await visitor.open('/')
      const middles = await visitor.on({ css: ':scope > *', within: questions }, (parts) =>
        parts.map((part) => {
          const { top, height } = part.getBoundingClientRect()
          return Math.round(top + height / 2)
        }),
      )
      await until(
        'its words and choices have one middle',
        async () => middles,
        (seen) => seen.length > 2 && seen.every((middle) => middle === seen[0]),
      )
    },
  },
  ...[1280, 1024, 390].map((width) => ({
    name: `at ${width} px the launch badge stays where it is, and can be hidden for the visit`,
    async run(visitor: Visitor) {
      await visitor.resize(width)
      await visitor.open('/')
      const { y: before } = await visitor.box(badge)
      const expectInPlace = () =>
        until(
          'the badge stays where it is',
          () => visitor.box(badge),
          ({ y }) => y === before,
        )
      await visitor.run(() => document.querySelector('#demo')?.scrollIntoView())
      await expectInPlace()
      // WebKitGTK can hang if a video has to stop while it starts.
      await expectPlaying(visitor, true)
      await visitor.scrollTo(2000)
      await expectInPlace()
      await visitor.click({ role: 'button', within: badge })
      await visitor.expectGone(badge)
      await visitor.open('/')
      await visitor.expectGone(badge)
    },
  })),
  {
    name: 'the looping video plays, pauses by its button, and plays again by keyboard',
    async run(visitor) {
      await visitor.open('/')
      await visitor.run(() => document.querySelector('#demo')?.scrollIntoView())
      await expectPlaying(visitor, true)
      await visitor.click(control(/^Pause/))
      await expectPlaying(visitor, false)
      await visitor.focus(control(/^Play/))
      await visitor.press('Enter')
      await expectPlaying(visitor, true)
    },
  },
]
