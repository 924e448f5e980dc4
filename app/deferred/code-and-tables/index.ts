import { enableCopyButtons } from './copy-code.ts'
import { updateScrollBoxes } from './scroll-boxes.ts'

enableCopyButtons()
updateScrollBoxes()
// Styles use it to show copy buttons.
document.documentElement.dataset.copyButtons = ''
