import type { BrowserTest } from '../browser-test.ts'
import { until } from '../until.ts'

export const headerTests: readonly BrowserTest[] = [1280, 390].map((width) => ({
  name: `at ${width} px the header stays at the top, and is dark past 50 px only`,
  async run(visitor) {
    await visitor.resize(width)
    await visitor.open('/terms')
    for (const [top, isDark] of [
      [0, false],
      [50, false],
      [60, true],
      [2000, true],
      [0, false],
    ] as const) {
      await visitor.scrollTo(top)
      await until(
        `at ${top} px the header is ${isDark ? 'dark' : 'clear'}`,
        () =>
          visitor.on(
            { role: 'banner', nth: 0 },
            ([header]) => header && getComputedStyle(header).backgroundColor,
          ),
        (color) => opacityOf(color ?? '') > 0.5 === isDark,
      )
      await until(
        'the header is at the top',
        () => visitor.box({ role: 'banner', nth: 0 }),
        ({ y }) => y === 0,
      )
    }
  },
}))

/** Of a computed color: `rgb(…)`, `rgba(…)`, or `color(srgb … / a)`. */
function opacityOf(color: string): number {
  const [, , , opacity = '1'] =
    /\((.*)\)/
      .exec(color)?.[1]
      ?.split(/[\s,/]+/)
      .filter((part) => part !== 'srgb') ?? []
  return Number(opacity)
}
