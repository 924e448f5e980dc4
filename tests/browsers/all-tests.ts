import type { BrowserTest } from './browser-test.ts'
import { everyPage } from './every-page.ts'
import { blogTests } from './interactions/blog.ts'
import { controlTests } from './interactions/controls.ts'
import { focusTests } from './interactions/focus.ts'
import { formTests } from './interactions/forms.ts'
import { headerTests } from './interactions/header.ts'
import { homeTests } from './interactions/home.ts'
import { menuTests } from './interactions/menus.ts'
import { mobileMenuTests } from './interactions/mobile-menu.ts'
import { navigationTests } from './interactions/navigation.ts'
import { renderingTests } from './interactions/rendering.ts'
import { sceneTests } from './interactions/scenes.ts'

/** Every test, in the order in which they run. */
export const allTests: readonly BrowserTest[] = [
  ...everyPage,
  ...menuTests,
  ...headerTests,
  ...mobileMenuTests,
  ...focusTests,
  ...controlTests,
  ...homeTests,
  ...sceneTests,
  ...blogTests,
  ...formTests,
  ...navigationTests,
  ...renderingTests,
]
