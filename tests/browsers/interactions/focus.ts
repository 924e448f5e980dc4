import type { BrowserTest } from '../browser-test.ts'
import { coversOfFocus } from '../covered-focus.ts'
import type { Target } from '../locate.ts'
import { until } from '../until.ts'
import type { Visitor } from '../visitor.ts'

const banner: Target = { role: 'banner', nth: 0 }
const main: Target = { role: 'main' }

interface OpenState {
  name: string
  path: string
  width: number
  /** The control that opens it. */
  opener: Target
  /** What is there once it is open. */
  opened: Target
  /** Tab presses: past its last control. */
  stops: number
  /** It keeps the focus. */
  isModal?: true
}

const states: readonly OpenState[] = [
  {
    name: 'the mobile menu',
    path: '/contact',
    width: 390,
    opener: { role: 'button', name: 'Open menu', within: banner },
    opened: { role: 'link', name: 'Pricing', within: banner },
    stops: 11,
    isModal: true,
  },
  {
    name: 'the Product menu',
    path: '/contact',
    width: 1280,
    opener: { role: 'button', name: 'Product', within: banner },
    opened: { css: 'a[href="/products/ai-chat"]', within: banner },
    stops: 12,
  },
  {
    name: 'the sheet of categories',
    path: '/blogs',
    width: 390,
    opener: { role: 'button', name: 'Filter', within: main },
    opened: { role: 'link', name: 'Research', within: main },
    stops: 11,
  },
  {
    name: 'the dialog for the region',
    path: '/company',
    width: 1280,
    opener: { role: 'button', name: 'Change Region' },
    opened: { role: 'dialog' },
    stops: 5,
    isModal: true,
  },
  {
    name: 'an unfolded question',
    path: '/pricing',
    width: 390,
    opener: { role: 'disclosure', within: main, nth: 0 },
    opened: { css: 'details > :not(summary)', within: main },
    stops: 3,
  },
  {
    name: 'a form with errors',
    path: '/contact',
    width: 390,
    opener: { role: 'button', name: 'Send Message', within: main },
    opened: { role: 'alert', within: main },
    stops: 12,
  },
]

export const focusTests: readonly BrowserTest[] = states.map((state) => ({
  name: `nothing covers the focus on the way through ${state.name}`,
  run: (visitor) => walk(visitor, state),
}))

/** Opens a state by keyboard, and moves through it and on. */
async function walk(visitor: Visitor, state: OpenState): Promise<void> {
  await visitor.resize(state.width)
  await visitor.open(state.path)
  await visitor.focus(state.opener)
  await visitor.press('Enter')
  await visitor.expectSeen(state.opened)
  for (let stop = 0; stop < state.stops; stop += 1) {
    await until(
      'nothing covers what has the focus',
      () => visitor.run(coversOfFocus, 'focused'),
      (covers) => covers.length === 0,
    )
    if (state.isModal) await visitor.expectCount(outside, (count) => count === 0, 'is not there')
    await visitor.press('Tab')
  }
}

/** What has the focus outside of a dialog. */
const outside: Target = { css: ':focus:not(body, dialog, dialog *)' }
