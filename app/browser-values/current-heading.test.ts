// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { watchCurrentHeading } from './current-heading.ts'

it('names the last heading that the page was scrolled to', () => {
  document.body.innerHTML = '<h2 id="one"></h2><h2 id="two"></h2>'
  const watched: Element[] = []
  let notify = (_changes: object[]) => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (changes: object[]) => void) {
        notify = onChange
      }
      observe(element: Element) {
        watched.push(element)
      }
    },
  )
  const onChange = vi.fn()
  watchCurrentHeading(['one', 'missing', 'two'], onChange)
  const [one, two] = watched
  notify([{ target: one, isIntersecting: true }])
  notify([{ target: two, isIntersecting: true }])
  notify([{ target: two, isIntersecting: false }])
  notify([{ target: one, isIntersecting: false }])
  expect(onChange.mock.calls).toEqual([['one'], ['two'], ['one'], [undefined]])
})

it('does nothing in a browser in which headings cannot be found', () => {
  vi.spyOn(document, 'getElementById').mockImplementation(() => {
    throw new TypeError('broken')
  })
  expect(watchCurrentHeading(['one'], vi.fn())).toBeTypeOf('function')
})
