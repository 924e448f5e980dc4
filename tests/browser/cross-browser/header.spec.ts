import type { Target } from '../drivers/locate.ts'
import { poll, test } from '../visitor-test.ts'

const header: Target = { role: 'banner', nth: 0 }

for (const width of [1280, 390]) {
  test(`at ${width} px the header stays at the top, and is dark and blurs the page past 50 px only`, async ({
    visitor,
  }) => {
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
      await poll(async () => {
        const [color = '', filter = ''] = await visitor.on(header, (elements) =>
          elements.flatMap((element) => {
            const { backgroundColor, backdropFilter } = getComputedStyle(element)
            return [backgroundColor, backdropFilter]
          }),
        )
        return { isDark: opacityOf(color) > 0.5, isBlurred: /blur\([1-9]/.test(filter) }
      }, `at ${top} px`).toEqual({ isDark, isBlurred: isDark })
      await poll(() => visitor.box(header)).toMatchObject({ y: 0 })
    }
  })
}

/** Of a computed color: `rgb(…)`, `rgba(…)`, or `color(srgb … / a)`. */
function opacityOf(color: string): number {
  const [, , , opacity = '1'] =
    /\((.*)\)/
      .exec(color)?.[1]
      ?.split(/[\s,/]+/)
      .filter((part) => part !== 'srgb') ?? []
  return Number(opacity)
}
