// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nestLists } from './separate-lines.ts'

it('nests the lists of Slack as their indents say', () => {
  const steps = fc.array(fc.integer({ min: -3, max: 1 }), { maxLength: 8 })
  fc.assert(
    fc.property(steps, fc.constantFrom('ul', 'ol'), (changes, tag) => {
      const levels = [0]
      for (const change of changes) levels.push(Math.max(0, (levels.at(-1) ?? 0) + change))
      const html = levels.map((level) => `<${tag} data-indent="${level}"><li>a<li>b</${tag}>`)
      const pasted = new DOMParser().parseFromString(html.join(''), 'text/html')
      expect(nestLists(pasted)).toBe(levels.some((level) => level > 0))
      const depths = [...pasted.querySelectorAll('li')].map((item) => {
        let depth = -1
        for (let list = item.closest('ul, ol'); list; depth += 1)
          list = list.parentElement?.closest('ul, ol') ?? null
        return depth
      })
      expect(depths).toEqual(levels.flatMap((level) => [level, level]))
    }),
  )
})
