import { formErrors } from '#copy/errors.ts'
import type { Target } from '../drivers/locate.ts'
import { expect, poll, test } from '../visitor-test.ts'
import { coversOfFocus } from './covered-focus.ts'

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
    opener: { css: '#questions summary', within: main, nth: 0 },
    opened: { css: '#questions details > :not(summary)', within: main },
    stops: 3,
  },
  {
    name: 'a form with errors',
    path: '/contact',
    width: 390,
    opener: { role: 'button', name: 'Send Message', within: main },
    opened: { css: 'form section', name: formErrors.summary, within: main },
    stops: 12,
  },
]

/** What has the focus outside of a dialog. */
const outside: Target = { css: ':focus:not(body, dialog, dialog *)' }

for (const { name, path, width, opener, opened, stops, isModal } of states) {
  test(`nothing covers the focus on the way through ${name}`, async ({ visitor }) => {
    await visitor.resize(width)
    await visitor.open(path)
    await visitor.focus(opener)
    await visitor.press('Enter')
    await visitor.expectSeen(opened)
    for (let stop = 0; stop < stops; stop += 1) {
      await poll(() => visitor.run(coversOfFocus, 'focused')).toEqual([])
      if (isModal) await visitor.expectGone(outside)
      await visitor.press('Tab')
    }
  })
}

for (const path of ['/', '/blogs', '/products/ai-chat', '/contact']) {
  test(`the focus is never lost on the way through ${path}`, async ({ visitor }) => {
    await visitor.resize(390)
    await visitor.open(path)
    const stops = await visitor.run(countStops)
    for (let stop = 0; stop < stops; stop += 1) {
      await visitor.press('Tab')
      expect(await visitor.run(isFocusLost), `after ${stop + 1} tab stops`).toBe(false)
    }
  })
}

/** Runs in the page: how many tab stops are sure to follow, without the last ones. */
function countStops() {
  const stops = document.querySelectorAll('main :is(a[href], button, input, select, textarea)')
  return [...stops].filter((stop) => stop.checkVisibility()).length - 2
}

/** Runs in the page. */
function isFocusLost() {
  return document.activeElement === null || document.activeElement === document.body
}
