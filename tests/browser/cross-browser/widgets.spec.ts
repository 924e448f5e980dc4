import { features } from '../../../copy/features.ts'
import { integrations } from '../../../copy/integrations/index.ts'
import { missingAt, steps } from '../../../copy/integrations/steps.ts'
import { languages, sourceDepths } from '../../../copy/languages.ts'
import type { Target } from '../drivers/locate.ts'
import { expect, poll, test, type Visitor } from '../visitor-test.ts'

const main: Target = { role: 'main' }

const isChecked = (visitor: Visitor, input: Target) =>
  poll(() =>
    visitor.on(input, ([one]) => (one instanceof HTMLInputElement ? one.checked : 'no input')),
  )

/** Waits until an element leans, or hangs. */
async function expectLeaning(visitor: Visitor, target: Target, leans: boolean): Promise<void> {
  await poll(() =>
    visitor.on(target, ([one]) => one && Number.parseFloat(getComputedStyle(one).rotate) !== 0),
  ).toBe(leans)
}

test('a step leans where none of the ticked integrations covers it', async ({ visitor }) => {
  await visitor.open('/integrations')
  for (const step of steps) {
    const item: Target = { css: `[data-step=${step.id}]` }
    const line: Target = { css: '.hanging-line', within: item }
    const enough = integrations.filter((tool) => tool.steps.includes(step.id))
    for (const { name } of enough) {
      const tool: Target = { role: 'checkbox', name, within: main }
      const wasChecked = await visitor.on(tool, ([one]) => one?.matches(':checked') ?? false)
      if (wasChecked) await visitor.click(tool)
    }
    await visitor.expectTexts({ css: 'p + p', within: item }, [missingAt(step)])
    await expectLeaning(visitor, line, true)
    await visitor.focus({ role: 'checkbox', name: enough.at(-1)?.name ?? '', within: main })
    await visitor.press(' ')
    await visitor.expectTexts({ css: 'p + p', within: item }, [step.reached])
    await expectLeaning(visitor, line, false)
  }
})

test('the line is let down to the depth at which the chosen source is read', async ({
  visitor,
}) => {
  await visitor.open('/languages')
  const picture: Target = { css: '.analysis-depth [role=img]' }
  const radio = (nth: number): Target => ({ role: 'radio', within: main, nth })
  for (const [index, { source, deepest }] of [...sourceDepths.entries()].toReversed()) {
    if (index % 2 === 0) await visitor.click(radio(index))
    else {
      await visitor.focus(radio(index - 1))
      await visitor.press(' ')
      await visitor.press('ArrowDown')
    }
    await isChecked(visitor, radio(index)).toBe(true)
    await visitor.expectCount(picture, 1)
    const read = `${deepest.name}: ${languages.analysisDepth.states.read}`
    await visitor.expectSeen({ ...picture, name: new RegExp(`^${source}.*${read}`) })
  }
})

const { items, none } = features.inputs

for (const width of [360, 1280]) {
  test(`at ${width} px the features that take an input are shown by pointer and keyboard`, async ({
    visitor,
  }) => {
    await visitor.resize(width)
    await visitor.open('/features')
    const heights = new Set<number>()
    for (const [nth, { results }] of items.entries()) {
      const radio: Target = { role: 'radio', within: main, nth }
      if (nth % 2 === 0) await visitor.click(radio)
      else await visitor.press('ArrowDown')
      await isChecked(visitor, radio).toBe(true)
      await visitor.expectTexts(
        { css: '.finder-result p' },
        results.length > 0
          ? results.map(({ output }) => new RegExp(`${output}$`))
          : [new RegExp(`${none.reason}$`)],
      )
      heights.add(Math.round((await visitor.box({ css: '.finder' })).height))
    }
    await expectLeaning(visitor, { css: '.finder-result[data-leans] .hanging-line' }, true)
    if (width === 1280) expect(heights.size).toBe(1)
  })
}

test('each hour of the dial is opposite the one twelve hours later', async ({ visitor }) => {
  await visitor.open('/contact')
  const deviations = () =>
    visitor.on({ css: '.dial-ring text, .dial-face' }, ([face, ...texts]) => {
      const middles = [face, ...texts].map((element) => {
        const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
        return { x: x + width / 2, y: y + height / 2 }
      })
      const [middle, ...hours] = middles
      const half = hours.length / 2
      return hours.slice(0, half).map((hour, index) => {
        const later = hours[index + half]
        const apart = (one = 0, other = 0, center = 0) => Math.abs((one + other) / 2 - center)
        return Math.round(
          Math.max(apart(hour.x, later?.x, middle?.x), apart(hour.y, later?.y, middle?.y)) / 4,
        )
      })
    })
  await poll(deviations).toEqual([0, 0, 0, 0])
})
