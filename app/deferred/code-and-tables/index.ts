import { enableCopyButtons } from './copy-code.ts'
import { nameScrollableRegions } from './scrollable-regions.ts'

enableCopyButtons()
nameScrollableRegions()
// Styles use it to show copy buttons.
document.documentElement.dataset.copyButtons = ''
