import { enableCopyButtons } from './copy-code.ts'
import { nameScrollBoxes } from './scroll-boxes.ts'

enableCopyButtons()
nameScrollBoxes()
// Styles use it to show copy buttons.
document.documentElement.dataset.boxes = ''
